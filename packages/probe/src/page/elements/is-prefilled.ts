import { isInCombobox } from './is-in-combobox.js';

/** Matches boxes whose content no answer may depend on. */
const secret = 'input[type=password],input[type=file],input[type=hidden]';
/** Matches buttons that are inputs. */
const buttons = 'input[type=button],input[type=submit],input[type=reset],input[type=image]';

/**
 * Decides whether a field shows a value before anybody acts, as in a form that edits a record. The value itself stays in
 * the page.
 */
export function isPrefilled(element: Element): boolean {
  if (element.matches(`${secret},${buttons}`)) return false;
  if (element instanceof HTMLInputElement && element.type === 'radio')
    return fellows(element).some((one) => one.checked);
  if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked;
  if (isInCombobox(element) && (element as HTMLInputElement).inputMode === 'none')
    return /[\p{L}\p{N}]/u.test((element as HTMLElement).parentElement?.innerText ?? '');
  if (element.matches('input,textarea,select'))
    return (
      (element as HTMLInputElement).value !== '' || (element.matches('input[role=combobox]') && showsBeside(element))
    );
  if (element.matches('[role=combobox]')) return showsChoice(element);
  return element instanceof HTMLElement && element.isContentEditable && element.textContent.trim() !== '';
}

/** Matches the fields that libraries keep the value of a drawn select in. */
const kept = 'select[aria-hidden=true],input[aria-hidden=true],input[type=hidden]';

/**
 * Decides whether an element has the mark of a library for a placeholder (Radix and shadcn, Ant Design, React Select,
 * PrimeVue). A class of Tailwind with a condition, as `placeholder:italic`, is no mark.
 */
const isPlaceholder = (element: Element): boolean =>
  element.hasAttribute('data-placeholder') ||
  [...element.classList].some((token) => /placeholder/i.test(token) && !/[:[]/.test(token));

/** Decides whether a drawn select shows a choice: by its hidden field, else by a text without the mark of a placeholder. */
function showsChoice(select: Element): boolean {
  const field = [select.nextElementSibling, ...select.querySelectorAll(kept)].find(
    (one) => one?.matches(kept) === true,
  );
  if (field != null) return (field as HTMLInputElement).value !== '';
  if ([select, ...select.querySelectorAll('*')].some(isPlaceholder)) return false;
  // MUI draws a space without a width in an empty select.
  return /[\p{L}\p{N}]/u.test(select.textContent);
}

/**
 * Decides whether a drawn select shows its choice beside its empty input, as Ant Design 5 and Vuetify 3 do: in one of the
 * two boxes around. A box with a label shows the label.
 */
function showsBeside(input: Element): boolean {
  const boxes = [input.parentElement, input.parentElement?.parentElement ?? null];
  return boxes.some(
    (box) => box !== null && box.querySelector('label,legend,[class*=label i]') === null && showsChoice(box),
  );
}

/** Returns the radios of one choice (HTML, section 4.10.5.1.16, radio button group). */
function fellows(radio: HTMLInputElement): HTMLInputElement[] {
  if (radio.name === '') return [radio];
  const root = radio.form ?? (radio.getRootNode() as ParentNode);
  return [...root.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
    ({ name, form }) => name === radio.name && form === radio.form,
  );
}
