import type { FieldEntry } from '@webmcp/contract';
import type { LinkedProp } from '../../link/model/linked.js';
import { bindOf, registrationOf } from '../values/binds.js';
import { chosenValue } from '../choices/chosen-value.js';
import { constraintsOf, requiredByWrapper } from '../controls/constraints.js';
import { controlParts, type ControlParts } from '../controls/control-parts.js';
import type { DraftIntent } from '../drafts/draft.js';
import { domIdOf, plainLabel, testIdOf, type Indexes } from './finish-boundary.js';
import type { Constraints, Intent, IntentOption, Label } from '../model/intent.js';
import { actionLabels } from '../labels/action-labels.js';
import { fieldLabels, labelledField } from '../labels/field-labels.js';
import type { IndexedScene } from '../scene/id-index.js';
import { optionsOf } from '../controls/options.js';
import { findValue, isOn, literalText, member, textProp } from '../values/prop-values.js';
import { placesOf } from '../values/value-identity.js';
import { groupLabels } from '../choices/group-labels.js';
import { radioOptions } from '../choices/radio-options.js';
import type { FoundLabel } from '../readings/found-label.js';
import { controlRoles } from '../model/control-roles.js';
import type { SceneElement } from '../scene/scene.js';
import { isGuess, isKey } from '../model/shown-control.js';
import { siteOf } from './site-of.js';
import { wrappersOf } from '../controls/wrappers.js';

/** Props that a field's name can come from besides `name`. */
const nameProps = ['name', 'inputName'];

function rolesOf(draft: DraftIntent): string[] {
  const { entry, control, node } = draft;
  const variant = entry.is === 'field' ? entry.variants?.find((one) => one.control === control)?.roles : undefined;
  if (variant !== undefined) return [...variant];
  if (isSeveral(draft) && entry.is === 'field' && entry.control !== 'listbox') return ['group', 'checkbox'];
  const changed = entry.is === 'field' && entry.control !== control;
  const own = 'roles' in entry && !changed ? entry.roles : undefined;
  if (control === 'link' && own !== undefined && !own.includes('link')) return ['link', ...own];
  return [...(own ?? (node.name === 'search' ? [] : controlRoles[control]))];
}

/** Checkboxes, or buttons that are pressed, that are several values of one field. */
function isSeveral({ control, members, entry }: DraftIntent): boolean {
  if (control !== 'listbox' || entry.is !== 'field') return false;
  const variant = entry.variants?.find((one) => one.control === control)?.roles ?? entry.roles ?? [];
  return members.length > 0 || variant.some((role) => role === 'checkbox' || role === 'switch' || role === 'group');
}

function labelsFor(draft: DraftIntent, parts: ControlParts, context: IndexedScene): FoundLabel[] {
  const { node, entry, implied } = draft;
  if (implied !== undefined) {
    return implied.icon === undefined
      ? implied.labels
      : [...implied.labels, { text: implied.icon, from: 'icon', places: [] }];
  }
  if (entry.is !== 'field') return withShown(node, actionLabels({ element: node, entry, context }));
  if (draft.members.length > 0 || entry.group === true) return groupLabels(draft, parts, context);
  return withShown(node, fieldLabels({ element: node, entry, parts, context }));
}

/** What the page calls it, where the source has guesses at most, or the key of a message that is not known. */
function withShown({ pageLabel }: SceneElement, found: FoundLabel[]): FoundLabel[] {
  if (pageLabel === undefined || !found.every(isGuess)) return found;
  const key = found.find(isKey)?.text;
  const shown: FoundLabel = { text: pageLabel, from: 'page', places: [], ...(key === undefined ? {} : { key }) };
  return [shown, ...found.filter((label) => !isKey(label))];
}

function nameOf(
  draft: DraftIntent,
  props: readonly LinkedProp[],
): { name?: string; places: ReturnType<typeof placesOf> } {
  const own = findValue(props, ...nameProps) ?? findValue(draft.members[0]?.props ?? [], 'name');
  const text = literalText(own);
  if (text !== undefined && text !== '') return { name: text, places: placesOf(own) };
  const registered = registrationOf(props);
  if (registered?.named === true) return { name: registered.name, places: [] };
  if (draft.entry.is !== 'field') return { places: [] };
  for (const { element, entry } of wrappersOf(draft.node)) {
    for (const name of entry.name ?? []) {
      const value = findValue(element.props, name);
      const given =
        literalText(value) ?? (value?.kind === 'array' ? value.items.map(literalText).join('.') : undefined);
      if (given !== undefined) return { name: given, places: placesOf(value) };
    }
  }
  return { places: [] };
}

function constraintsFor(draft: DraftIntent, parts: ControlParts): Constraints {
  if (draft.implied !== undefined) return {};
  const found = constraintsOf(parts.props);
  if (draft.entry.is !== 'field') {
    const { disabled } = found;
    return disabled === true ? { disabled } : {};
  }
  const byMember = draft.members.some((member) => constraintsOf(member.props).required === true);
  const byWrapper = wrappersOf(draft.node).some(({ element, entry }) =>
    requiredByWrapper(element.props, entry.required ?? []),
  );
  const byTable = (draft.entry.required ?? []).some((name) => isOn(findValue(parts.props, name)));
  return {
    ...found,
    ...(byMember || byWrapper || byTable ? { required: true } : {}),
    ...(draft.entry.multiple === true || isSeveral(draft) ? { multiple: true } : {}),
  };
}

function optionsFor(draft: DraftIntent, entry: FieldEntry, context: IndexedScene): IntentOption[] | undefined {
  const written = optionsOf(draft.node, entry, (value) => context.ids.byId(value, draft.node));
  return written ?? (draft.members.length > 0 ? radioOptions(draft.members, context) : undefined);
}

function memberLabels({ members: [first] }: DraftIntent, context: IndexedScene): Label[] | undefined {
  if (first?.entry?.is !== 'field') return undefined;
  const labels = fieldLabels(labelledField(first, first.entry, context)).map(plainLabel);
  return labels.some(({ locales }) => locales !== undefined) ? labels : undefined;
}

/** A draft with its labels, options and numbers. */
export function finishIntent(
  draft: DraftIntent,
  index: number,
  indexes: Indexes,
  context: IndexedScene,
  testIdAttributes: readonly string[],
): Intent {
  const { node, entry, control } = draft;
  const parts: ControlParts = entry.is === 'field' ? controlParts(node, entry) : { holders: [node], props: node.props };
  const props = draft.implied === undefined ? parts.props : [];
  const labels = labelsFor(draft, parts, context);
  const { name, places: namePlaces } = nameOf(draft, props);
  const isField = entry.is === 'field';
  const bind = draft.choiceState ?? (isField ? bindFor(draft, props) : undefined);
  const options = isField ? optionsFor(draft, entry, context) : undefined;
  const value =
    ['radio', 'checkbox', 'button', 'submit'].includes(control) && draft.members.length === 0
      ? textProp(props, 'value')
      : undefined;
  const form = control === 'hidden' ? undefined : formOf(props, draft, indexes, context);
  const chooses = chosenValue(draft);
  const dismisses = draft.dismisses === undefined ? null : indexes.boundary(draft.dismisses);
  const href = draft.implied?.href ?? placeOf(draft);
  const identifying = ['id', 'placeholder', 'title', ...testIdAttributes].flatMap((one) =>
    placesOf(findValue(props, one)),
  );
  const sites = parts.control?.sites ?? node.sites;
  const others = draft.members.filter((member) => member !== node).map((member) => member.sites);
  const { inOtherRows: twins = [] } = draft;
  const alsoAt = [...twins.map((twin) => twin.sites), ...others];
  const hrefs = twins.map((twin) => placeOf({ entry, node: twin }) ?? null);
  const optional: Partial<Intent> = {
    ...given('name', name),
    ...given('domId', domIdOf(props)),
    ...given('testId', testIdOf(props, testIdAttributes)),
    ...given('placeholder', textProp(props, 'placeholder')),
    ...given('title', textProp(props, 'title')),
    ...given('href', href),
    ...given('value', value),
    ...given('memberLabels', memberLabels(draft, context)),
    ...given('options', options),
    ...given('binds', bind),
    ...given('library', node.library),
    ...given('form', form),
    ...given('dismisses', dismisses ?? undefined),
    ...given('chooses', chooses),
    ...given('alsoAt', alsoAt.length === 0 ? undefined : alsoAt),
    ...given('alsoTo', hrefs.every((other) => other === null) ? undefined : hrefs),
  };
  return {
    index,
    kind: isField ? 'field' : 'action',
    control,
    roles: rolesOf(draft),
    labels: labels.map(plainLabel),
    constraints: constraintsFor(draft, parts),
    handlers: draft.handlers,
    boundary: indexes.boundary(draft.boundary),
    ...optional,
    source: siteOf(sites, [...labels.flatMap((label) => label.places), ...namePlaces, ...identifying]),
    sites,
  };
}

/** What a field is bound to; of a choice among several its own element, else the first of them, says which is chosen. */
function bindFor({ control, entry, members: [first] }: DraftIntent, props: readonly LinkedProp[]): string | undefined {
  const isGroup = entry.is === 'field' && entry.group === true;
  const isChoice = !isGroup && (control === 'radio' || control === 'checkbox');
  const stateOf = (of: readonly LinkedProp[]): string | undefined =>
    bindOf(isChoice ? of.filter((prop) => prop.name !== 'value') : of);
  return stateOf(props) ?? (control === 'radio' && first !== undefined ? stateOf(first.props) : undefined);
}

/** Where an action leads; undefined where a part of it is only known at run time. */
function placeOf({ entry, node: { props } }: Pick<DraftIntent, 'entry' | 'node'>): string | undefined {
  if (entry.is === 'field') return undefined;
  const href = textProp(props, ...(entry.href ?? []));
  const { parts } = entry.is === 'action' ? entry : {};
  if (href === undefined || parts === undefined) return href;
  const filled = href.split('/').map((part) => {
    if (!part.startsWith(parts.mark)) return part;
    return literalText(member(findValue(props, parts.prop), part.slice(parts.mark.length)));
  });
  return filled.includes(undefined) ? undefined : filled.join('/');
}

function given<K extends keyof Intent>(key: K, value: Intent[K] | undefined): Partial<Intent> {
  return value === undefined ? {} : { [key]: value };
}

/** The form that a control outside of it names by its `form` attribute. */
function formOf(
  props: readonly LinkedProp[],
  draft: DraftIntent,
  indexes: Indexes,
  context: IndexedScene,
): number | undefined {
  const value = findValue(props, 'form');
  if (value === undefined || draft.form !== null) return undefined;
  const element = context.ids.byId(value, draft.node);
  return element === undefined ? undefined : indexes.boundaryOf(element);
}
