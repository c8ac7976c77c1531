// The account that this page was made for.
//
// All requests of the page's scripts name this account, and the server refuses them while another account is signed in
// in this browser. So no entry is recorded for an account that the page was not made for.
//
//   account                         the user's id, empty for a page without an account
//   names                           the headers that name the account
//   remember, remembered, forget    store, read and remove texts of this account on this device

const field = "form-account";
const store = "of";

export const account = document.body.dataset.user ?? "";
export const names = { "X-Account": encodeURIComponent(account) };

const key = (name) => `${store} ${encodeURIComponent(account)} ${name}`;

// Throws an error if the browser's storage is full or off.
export function remember(name, text) {
  localStorage.setItem(key(name), text);
}

export function remembered(name) {
  return localStorage.getItem(key(name));
}

export function forget(name) {
  localStorage.removeItem(key(name));
}

export function forgetAll() {
  remove((name) => name.startsWith(key("")));
}

// Removes what the pages of other accounts have stored, and what earlier versions stored without naming the account.
// Queued entries lie in the browser's database and stay.
function forgetOthers() {
  const nobody = `${store}  `;
  const isOfOther = (name) => name.startsWith(`${store} `) && !name.startsWith(key("")) && !name.startsWith(nobody);
  remove((name) => isOfOther(name) || /^(scoring|desk|scorebook-pin) /.test(name));
}

function remove(isWanted) {
  try {
    for (const name of Object.keys(localStorage).filter(isWanted)) localStorage.removeItem(name);
  } catch {
    // Without storage there is nothing to remove.
  }
}

// The server puts the field into the forms of a whole page. Forms that are swapped in later get it here.
document.addEventListener("submit", ({ target: form }) => {
  if (form.method !== "post" || form.elements[field]) return;
  const input = document.createElement("input");
  [input.type, input.name, input.value] = ["hidden", field, account];
  form.prepend(input);
}, { capture: true });

if (account !== "") forgetOthers();
