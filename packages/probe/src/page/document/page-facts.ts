/** The parts of a page by which a call shows its effect, as counts. */
export interface PageFacts {
  route: string;
  counts: Record<string, number>;
  /** The names of the fields whose value is not the first value. */
  changed: string[];
  /** The keys of the arguments whose value the page shows. */
  shows: string[];
  /** The names in the storages. */
  stored: string[];
}

/**
 * Reads the parts of a page by which a call shows its effect.
 * @param values the arguments of the call as texts, by key
 */
export function pageFacts(values: Record<string, string>): PageFacts {
  const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
  const count = (selector: string): number => [...document.querySelectorAll(selector)].filter(shown).length;
  const fields = [...document.querySelectorAll('input,select,textarea')].filter(shown) as HTMLInputElement[];
  const isChanged = (field: HTMLInputElement): boolean => {
    if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked;
    return field.localName === 'select'
      ? [...(field as unknown as HTMLSelectElement).options].some((one) => one.selected && !one.defaultSelected)
      : field.value !== field.defaultValue;
  };
  const live = '[role=status],[role=alert],[aria-live=polite],[aria-live=assertive],output';
  const said = [...document.querySelectorAll(live)].filter((one) => shown(one) && one.textContent.trim() !== '');
  const text = document.body.innerText;
  return {
    route: location.pathname + (location.hash.startsWith('#/') ? location.hash : ''),
    counts: {
      dialogs: count('dialog[open],[role=dialog],[role=alertdialog]'),
      items: count('li,tr,article,[role=row],[role=listitem]'),
      buttons: count('button,[role=button],input[type=submit],input[type=button]'),
      links: count('a[href],[role=link]'),
      fields: fields.length,
      disabled: count(':disabled,[aria-disabled=true]'),
      messages: said.length,
      alerts: said.filter((one) => one.matches('[role=alert],[aria-live=assertive]')).length,
      invalid: count('[aria-invalid=true]'),
      expanded: count('[aria-expanded=true],details[open]'),
      chosen: count('[aria-pressed=true],[aria-selected=true],[aria-current]:not([aria-current=false])'),
    },
    changed: fields.filter(isChanged).map((field) => field.name || field.id),
    shows: Object.entries(values).flatMap(([key, value]) => (value !== '' && text.includes(value) ? [key] : [])),
    stored: [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)),
  };
}
