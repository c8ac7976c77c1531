// Questions: a form, or one of its buttons, with data-ask="Remove Ana from the group?" is sent only after its user says yes.
//
// A date field with data-ask and data-ask-after="2026-12-01" has its form ask for later dates only.
//
// The answer's button has the text of the button that was pressed, so that it names the action. Without this script the
// server asks the same on a page. The answer is sent along as "confirmed".

import { t } from "./words.js";

const field = "confirmed";

document.addEventListener("submit", (event) => {
  const form = event.target;
  const sentence = event.submitter?.dataset.ask ?? form.dataset.ask ?? late(form);
  if (!sentence || form.elements[field]) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  ask(form, event.submitter, sentence);
}, { capture: true });

function late(form) {
  const fields = [...form.querySelectorAll("input[data-ask][data-ask-after]")];
  return fields.find((input) => input.value > input.dataset.askAfter)?.dataset.ask;
}

function ask(form, submitter, sentence) {
  const dialog = document.createElement("dialog");
  dialog.className = "ask";
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-labelledby", "ask-sentence");
  const words = document.createElement("p");
  words.id = "ask-sentence";
  words.textContent = sentence;
  const actions = document.createElement("div");
  actions.className = "actions";
  actions.append(
    button(label(submitter), "danger", () => {
      dialog.close();
      confirm(form, submitter);
    }),
    button(t`Cancel`, "", () => dialog.close()),
  );
  dialog.append(words, actions);
  // A tap beside the dialog leaves everything as it is.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  // The answer that changes nothing is the one that Enter gives.
  actions.lastElementChild.focus();
}

function confirm(asked, submitter) {
  // A live page may have drawn the form anew meanwhile.
  const form = asked.isConnected ? asked : [...document.forms].find((other) => isSame(other, asked));
  if (!form) return;
  const answer = document.createElement("input");
  [answer.type, answer.name, answer.value] = ["hidden", field, "yes"];
  form.append(answer);
  form.requestSubmit([...form.elements].find((button) => button === submitter || isSameButton(button, submitter)));
  // A form that stays on the page asks again; one that the browser is sending was read already.
  answer.remove();
}

function isSame(form, other) {
  return form.getAttribute("action") === other.getAttribute("action") && form.dataset.ask === other.dataset.ask;
}

function isSameButton(button, submitter) {
  return submitter && button.type === "submit" && button.name === submitter.name && button.value === submitter.value;
}

function label(submitter) {
  return submitter?.dataset.askButton ?? submitter?.getAttribute("aria-label") ?? submitter?.textContent.trim() ?? t`Continue`;
}

function button(words, look, act) {
  const made = document.createElement("button");
  [made.type, made.className, made.textContent] = ["button", look, words];
  made.addEventListener("click", act);
  return made;
}
