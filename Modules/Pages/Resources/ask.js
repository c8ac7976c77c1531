// Questions: a form or button with data-ask="Remove Ana from the group?" is sent only after the user confirms.
//
// A date field with data-ask and data-ask-after="2026-12-01" makes its form ask for later dates only.
//
// The confirming button repeats the text of the pressed button, so that it names the action. The form then has a field
// "confirmed". Without this script the server asks on a page of its own.

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
  // A tap beside the dialog cancels.
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  // Enter cancels.
  actions.lastElementChild.focus();
}

function confirm(asked, submitter) {
  // A live page may have replaced the form meanwhile.
  const form = asked.isConnected ? asked : [...document.forms].find((other) => isSame(other, asked));
  if (!form) return;
  const answer = document.createElement("input");
  [answer.type, answer.name, answer.value] = ["hidden", field, "yes"];
  form.append(answer);
  form.requestSubmit([...form.elements].find((button) => button === submitter || isSameButton(button, submitter)));
  // A form that stays on the page asks again next time. The browser has already read the form that it is sending.
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
