import type { ControlKind, PageElement, PageSnapshot } from '@webmcp/contract';

import type { AppModel } from '../intents/model/intent.js';
import { knownButtonWords } from '../intents/openers/button-words.js';
import { isGuess, type ShownControl, type ShownControls } from '../intents/model/shown-control.js';
import { siteKey } from '../intents/model/site-key.js';
import { withoutCount } from '../intents/model/label-text.js';
import { containerAt } from './model/container-at.js';
import { fieldOf, isFieldRole } from './views/field-of.js';

/** The control kind of each action role. The text of a link may be data of the app, so links are left out. */
const actions: Readonly<Record<string, ControlKind>> = { button: 'button', tab: 'tab', menuitem: 'menuitem' };

/** The most buttons of one tag. More buttons are a toolbar, not one control. */
const mostActions = 3;

/**
 * Finds the controls that pages render for tags of unknown meaning. Such a tag is a library's unknown component
 * (`<TextInput source="title" />`) or a control without a label in the source. It can also be a component with own
 * buttons (the Save of a `<SimpleForm>`). A tag is a control if the pages trace one field or up to three buttons to the
 * tag. These must be outside of rows, with the same names in every state.
 * @returns the controls by site key
 */
export function shownControls({ intents }: AppModel, snapshots: readonly PageSnapshot[]): ShownControls {
  const known = new Set<string>();
  const unnamed = new Set<string>();
  for (const { labels, sites, source, alsoAt = [] } of intents) {
    const keys = [...sites, source, ...alsoAt.flat()].map(siteKey);
    const [own = ''] = keys;
    if (!labels.every(isGuess) || unnamed.has(own)) for (const key of keys) known.add(key);
    else unnamed.add(own);
  }
  const found = new Map<string, ShownControl[]>();
  for (const snapshot of snapshots) {
    for (const [site, elements] of bySite(snapshot)) {
      if (known.has(site)) continue;
      const controls = joined(found.get(site) ?? [], controlsOf(elements));
      if (controls !== null) found.set(site, controls);
      else {
        known.add(site);
        found.delete(site);
      }
    }
  }
  return found;
}

/** Groups the elements of a page by the innermost tag that renders them; null replaces an element in a row. */
function bySite(snapshot: PageSnapshot): Map<string, (PageElement | null)[]> {
  const sites = new Map<string, (PageElement | null)[]>();
  for (const element of snapshot.elements) {
    const [site] = element.sources ?? [];
    if (site === undefined) continue;
    const inRow = element.chain.some((index) => containerAt(snapshot, index)?.kind === 'row');
    const list = sites.get(siteKey(site)) ?? [];
    list.push(inRow ? null : element);
    sites.set(siteKey(site), list);
  }
  return sites;
}

/** Returns the one field of a tag without its buttons, or the few buttons of a tag; null for any other content. */
function controlsOf(elements: readonly (PageElement | null)[]): ShownControl[] | null {
  if (elements.includes(null)) return null;
  const all = elements.filter((element) => element !== null);
  const typed = all.filter(({ role }) => isFieldRole(role));
  const controls = (typed.length > 0 ? typed : all).map(controlOf);
  if (controls.includes(null) || controls.length > (typed.length > 0 ? 1 : mostActions)) return null;
  const few = controls.filter((control) => control !== null);
  const isBar = few.length > 1 && few.some(({ role }) => role !== 'button');
  return isBar || new Set(few.map(({ label }) => label)).size < few.length ? null : few;
}

/**
 * Merges the controls of a tag in one state with the controls of earlier states; null if the states contradict each
 * other.
 */
function joined(before: readonly ShownControl[], now: readonly ShownControl[] | null): ShownControl[] | null {
  if (now === null) return null;
  const all = [
    ...new Map([...before, ...now].map((control) => [`${control.role} ${control.label}`, control])).values(),
  ];
  return all.length > mostActions || (all.length > 1 && all.some(({ isField }) => isField)) ? null : all;
}

/** Returns the placeholder of a search box, else the text beside a field: the title of a list is no label of its search. */
const textFor = ({ placeholder = '' }: PageElement['attributes'], [beside = '']: readonly string[] = []): string =>
  knownButtonWords.searches(placeholder.trim()) ? placeholder : beside;

function controlOf(element: PageElement): ShownControl | null {
  const { role, attributes, labels, name, beside } = element;
  const isField = isFieldRole(role);
  const called = attributes.type === 'file' ? '' : name || (isField ? textFor(attributes, beside) : '');
  const label = withoutCount(labels[0] ?? called).trim();
  const action = role === 'button' && attributes.type === 'submit' ? 'submit' : actions[role];
  const control = isField ? fieldOf(element) : action;
  return control === undefined || !/[\p{L}\p{N}]/u.test(label) ? null : { isField, control, role, label };
}
