/** Matches buttons and links. */
const pressed = 'a[href],button,[role=button],[role=link]';
/** Matches controls that a button or link can contain. */
const controls = `${pressed},input,select,textarea,[contenteditable]`;

/** Decides whether a button or link contains exactly one other button or link, and no text beside it. */
export function wrapsControl(element: Element): boolean {
  if (!element.matches(pressed)) return false;
  const [inner, ...others] = element.querySelectorAll(controls);
  if (inner === undefined || others.length > 0 || !inner.matches(pressed)) return false;
  return element.textContent.trim() === inner.textContent.trim();
}
