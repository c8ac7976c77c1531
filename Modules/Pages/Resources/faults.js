// Faults: the reason why the server rejected a form, shown at the field that it names, else at the top of the form.
//
//   blame(form, fault)    shows a fault { sentence, field, isBare } and focuses it. Returns false for a form without a
//                         field that the user can correct.
//   shownIn(element)      the faults shown in a part of a page. showAgain(element, faults) shows them in the part's
//                         new content.
//   key(form)             what tells a form from the page's others, the same in the page's next content

const id = "form-fault";
const typed = "input:not([type=hidden], [type=checkbox], [type=radio], [type=submit], [type=button], [type=file]), select, textarea";

export function blame(form, fault) {
  if (!form.isConnected || !form.querySelector("select, textarea, input:not([type=hidden])")) return false;
  draw(form, fault);
  const control = form.querySelector("[aria-invalid=true]") ?? form.querySelector(`#${id}`);
  control.focus();
  return true;
}

export function clear(form) {
  if (!form.querySelector(`#${id}`)) return;
  form.querySelector(`#${id}`).remove();
  form.removeAttribute("aria-describedby");
  for (const control of form.querySelectorAll("[aria-invalid]")) {
    control.removeAttribute("aria-invalid");
    const rest = (control.getAttribute("aria-describedby") ?? "").split(" ").filter((name) => name && name !== id);
    if (rest.length > 0) control.setAttribute("aria-describedby", rest.join(" "));
    else control.removeAttribute("aria-describedby");
  }
}

export function shownIn(element) {
  const forms = [...element.querySelectorAll("form")];
  return forms.filter((form) => form.querySelector(`#${id}`)).map((form) => ({
    key: key(form),
    fault: {
      sentence: form.querySelector(`#${id}`).dataset.sentence,
      field: form.dataset.faulty,
      isBare: form.querySelector(`#${id}`).dataset.bare !== undefined,
    },
  }));
}

export function showAgain(element, faults) {
  for (const { key: name, fault } of faults) {
    const form = [...element.querySelectorAll("form")].find((form) => key(form) === name);
    if (form && fault.sentence) draw(form, fault);
  }
}

function draw(form, { sentence, field, isBare }) {
  // Only one form at a time shows a fault, because the message has a fixed id.
  for (const other of document.forms) clear(other);
  const named = field && form.elements[field];
  const control = named instanceof Element && named.matches(typed) ? named : null;
  form.dataset.faulty = field ?? "";
  const message = document.createElement("p");
  [message.id, message.className] = [id, "fault"];
  message.setAttribute("role", "alert");
  message.dataset.sentence = sentence;
  if (isBare) message.dataset.bare = "";
  const label = isBare && control && (control.getAttribute("aria-label") ?? control.labels?.[0]?.textContent.trim());
  message.textContent = label ? `${label}: ${sentence[0].toLowerCase()}${sentence.slice(1)}` : sentence;
  for (let menu = (control ?? form).closest("details"); menu; menu = menu.parentElement.closest("details")) menu.open = true;
  if (control) {
    control.before(message);
    control.setAttribute("aria-invalid", "true");
    control.setAttribute("aria-describedby", `${control.getAttribute("aria-describedby") ?? ""} ${id}`.trim());
  } else {
    message.tabIndex = -1;
    form.prepend(message);
    form.setAttribute("aria-describedby", id);
  }
}

export function key(form) {
  const hidden = [...form.querySelectorAll("input[type=hidden]")].filter(({ name }) => name !== "id" && name !== "form-account");
  return [form.getAttribute("action"), ...hidden.map((input) => `${input.name}=${input.value}`)].join("\n");
}
