import type { FieldEntry } from '@webmcp/contract';

import type { LinkedProp } from '../../link/model/linked.js';
import { carriedAct, carriedDatum } from '../choices/carried-datum.js';
import { chosenValue } from '../choices/chosen-value.js';
import { countsEntries } from '../openers/counts-entries.js';
import { radioOptions } from '../choices/radio-options.js';
import { constraintsOf, requiredByWrapper } from '../controls/constraints.js';
import { refuseEmpty, textControls, validationRules } from '../controls/validation-rules.js';
import { rulesOfItem } from '../controls/form-item-rules.js';
import { rulesOfForm } from '../controls/form-schema.js';
import type { SchemaRules } from '../controls/schema-rules.js';
import { controlParts, type ControlParts } from '../controls/control-parts.js';
import { optionsOf } from '../controls/options.js';
import { wrappersOf } from '../controls/wrappers.js';
import type { DraftBoundary, DraftIntent } from '../drafts/draft.js';
import type { Constraints, Intent, IntentOption } from '../model/intent.js';
import type { IndexedScene } from '../scene/id-index.js';
import { bindOf, isControlled, keptIn, registrationOf, tickedAt } from '../values/binds.js';
import { needsDoubleClick } from '../values/act-events.js';
import { findValue, isOn, textProp } from '../values/prop-values.js';
import { placesOf } from '../values/value-identity.js';
import { actionHref } from './action-href.js';
import { defined } from './defined.js';
import { domIdOf, testIdOf } from './element-ids.js';
import type { DraftNumbers, FinishContext } from './finish-context.js';
import { intentLabels, memberLabels, plainLabel } from './intent-labels.js';
import { intentName } from './intent-name.js';
import { intentRoles, isCheckboxGroup } from './intent-roles.js';
import { siteOf } from './site-of.js';

/** Turns a draft into an intent: with its labels, options and constraints, its site, and numbers for references. */
export function finishIntent(draft: DraftIntent, index: number, context: FinishContext): Intent {
  const { node, entry, control } = draft;
  const { numbers, testIdAttributes } = context;
  const parts = entry.is === 'field' ? controlParts(node, entry) : { holders: [node], props: node.props };
  const props = draft.implied === undefined ? parts.props : [];
  const labels = intentLabels(draft, parts, context);
  const { name, places: namePlaces } = intentName(draft, props);
  const identifying = ['id', 'placeholder', 'title', ...testIdAttributes];
  const places = [
    ...labels.flatMap((label) => label.places),
    ...namePlaces,
    ...identifying.flatMap((attribute) => placesOf(findValue(props, attribute))),
  ];
  const sites = parts.control?.sites ?? node.sites;
  const rules = entry.is === 'field' ? formRules(draft, props, name) : undefined;
  return {
    index,
    kind: entry.is === 'field' ? 'field' : 'action',
    control: typedControl(control, rules),
    roles: intentRoles(draft),
    labels: labels.map(plainLabel),
    constraints: intentConstraints(draft, parts, rules?.constraints),
    handlers: draft.handlers,
    boundary: numbers.boundary(draft.boundary),
    ...defined({
      name,
      domId: domIdOf(props),
      testId: testIdOf(props, testIdAttributes),
      placeholder: textProp(props, 'placeholder'),
      title: textProp(props, 'title'),
      href: draft.implied?.href ?? actionHref(draft),
      value: valueAttribute(draft, props),
      memberLabels: memberLabels(draft, context),
      options: entry.is === 'field' ? intentOptions(draft, entry, context) : undefined,
      binds: draft.choiceState ?? (entry.is === 'field' ? boundState(draft, entry, props) : undefined),
      library: node.library,
      form: control === 'hidden' ? undefined : formOf(draft, props, context),
      shownIf: conditionOf(draft, numbers),
      chooses: chosenValue(draft, context.drafts),
      ...handlingOf(draft, props),
      datum: carriedDatum(control, props, () =>
        context.drafts.flatMap((other) =>
          other !== draft && other.control === control && other.boundary === draft.boundary ? [other.node.props] : [],
        ),
      ),
      actName: carriedAct(entry.is === 'field' ? 'field' : 'action', props),
      ...otherPlaces(draft),
      ...(draft.drawnBy === undefined ? {} : { drawnAt: draft.drawnBy.sites }),
      ...linksOf(draft, numbers),
    }),
    source: siteOf(sites, places),
    sites,
  };
}

/** Returns how a control is used: by a double click, as a filter alone, or ticked at one text. */
const handlingOf = (draft: DraftIntent, props: readonly LinkedProp[]) => ({
  double: doubleOf(draft),
  narrows: narrowsAlone(draft),
  tickedAt: tickOf(draft, props),
});

/** Returns the text that ticks a box; undefined for any other control. */
const tickOf = ({ entry, control }: DraftIntent, props: readonly LinkedProp[]): string | undefined =>
  entry.is === 'field' && (control === 'checkbox' || control === 'switch') ? tickedAt(props) : undefined;

/** Returns the facts of the openers' stage: what an intent opens, closes or suggests. */
const linksOf = (draft: DraftIntent, numbers: DraftNumbers) => ({
  dismisses: draft.dismisses === undefined ? undefined : (numbers.boundary(draft.dismisses) ?? undefined),
  opensByAttribute: draft.opensByAttribute,
  onlyShows: draft.onlyShows,
  suggestedBy: draft.suggestedBy === undefined ? undefined : numbers.intent(draft.suggestedBy),
  suggests: draft.suggests,
});

/** Returns true for a field that narrows the items beside it, if no function of the app listens. */
const narrowsAlone = ({ entry, handlers }: DraftIntent): true | undefined =>
  (entry.is === 'field' && entry.narrows === true && handlers.length === 0) || undefined;

/** Returns true for an action that answers a double click alone. */
const doubleOf = ({ entry, handlers }: DraftIntent): true | undefined =>
  (entry.is !== 'field' && needsDoubleClick(handlers)) || undefined;

/**
 * Returns the nearest condition around a field, up to its place on the page. A part under a condition is no place if no
 * control opens it, or fields alone. Of an action only the number of entries counts: that of the chosen rows.
 */
function conditionOf({ boundary, entry: own }: DraftIntent, numbers: DraftNumbers): Intent['shownIf'] {
  const isBrought = ({ entry, openers: [first, ...others] }: DraftBoundary): boolean =>
    entry === null && [first, ...others].every((opener) => opener?.entry.is === 'field');
  const isPlace = (at: DraftBoundary): boolean =>
    numbers.boundary(at) !== numbers.boundary(at.parent) && !isBrought(at);
  if (own.is !== 'field') {
    for (let at = boundary; at !== null; at = at.parent)
      if (countsEntries(at.shown?.state ?? '')) return { state: at.shown!.state };
    return undefined;
  }
  for (let at = boundary; at !== null && !isPlace(at); at = at.parent)
    if (at.shown !== undefined) {
      const { state, value } = at.shown;
      return { state, ...(value === undefined ? {} : { value }) };
    }
  return undefined;
}

/** Returns the rules of the form's schema, or of its items, for a field. A wrapper such as react-hook-form's Controller knows the form too. */
function formRules(
  draft: DraftIntent,
  props: readonly LinkedProp[],
  name: string | undefined,
): SchemaRules | undefined {
  if (draft.implied !== undefined) return undefined;
  const around = wrappersOf(draft.node).flatMap(({ element }) => element.props);
  return (
    rulesOfForm(draft.node, [...props, ...around], name ?? registrationOf(props)?.name) ??
    rulesOfItem(draft.node, draft.control, name)
  );
}

/** Returns the control of a text box whose schema knows the type of its value. */
function typedControl(control: Intent['control'], rules: SchemaRules | undefined): Intent['control'] {
  return control === 'text' && rules !== undefined && rules.type !== 'any' ? rules.type : control;
}

/** Returns the limits of a schema that the control can have. A text's pattern fits no date, and no choice. */
function limitsFor(control: Intent['control'], { pattern, ...limits }: Constraints): Constraints {
  const isText = ['text', 'email', 'url', 'tel', 'search', 'textarea', 'password'].includes(control);
  return pattern === undefined || !isText ? limits : { ...limits, pattern };
}

function intentConstraints(draft: DraftIntent, { props }: ControlParts, bySchema: Constraints = {}): Constraints {
  if (draft.implied !== undefined) return {};
  const { node, entry, members } = draft;
  const found = { ...limitsFor(draft.control, bySchema), ...constraintsOf(props) };
  if (entry.is !== 'field') return found.disabled === true ? { disabled: true } : {};
  const isRequired =
    members.some((member) => constraintsOf(member.props).required === true) ||
    wrappersOf(node).some((wrapper) => requiredByWrapper(wrapper.element.props, wrapper.entry.required ?? [])) ||
    (entry.required ?? []).some((name) => isOn(findValue(props, name))) ||
    // A choice may have a first value, and the function of its rule takes it.
    (textControls.has(draft.control) && refuseEmpty(validationRules(props)));
  return {
    ...found,
    ...(isRequired ? { required: true } : {}),
    ...(entry.multiple === true || isCheckboxGroup(draft) ? { multiple: true } : {}),
  };
}

function intentOptions(
  { node, members }: DraftIntent,
  entry: FieldEntry,
  context: IndexedScene,
): IntentOption[] | undefined {
  const options = optionsOf(node, entry, (value) => context.ids.byId(value, node));
  return options ?? (members.length > 0 ? radioOptions(members, context) : undefined);
}

const valuedControls = new Set(['radio', 'checkbox', 'button', 'submit']);

/** Returns the literal value of a single radio, checkbox or button. */
function valueAttribute({ control, members }: DraftIntent, props: readonly LinkedProp[]): string | undefined {
  return valuedControls.has(control) && members.length === 0 ? textProp(props, 'value') : undefined;
}

/** Returns the state that a field is bound to. A single choice has its value in `value`, so its first member is read too. */
function boundState(
  { control, members: [first], handlers }: DraftIntent,
  entry: FieldEntry,
  props: readonly LinkedProp[],
): string | undefined {
  const isChoice = entry.group !== true && (control === 'radio' || control === 'checkbox');
  const stateOf = (of: readonly LinkedProp[]): string | undefined =>
    bindOf(isChoice ? of.filter((prop) => prop.name !== 'value') : of);
  const ofMember = control === 'radio' && first !== undefined ? stateOf(first.props) : undefined;
  return stateOf(props) ?? ofMember ?? (isControlled(props) ? undefined : keptIn(handlers));
}

/** Returns the form that a control outside of it names by the attribute `form`. */
function formOf(
  { node, form }: DraftIntent,
  props: readonly LinkedProp[],
  { ids, numbers }: FinishContext,
): number | undefined {
  const id = findValue(props, 'form');
  const element = id === undefined || form !== null ? undefined : ids.byId(id, node);
  return element === undefined ? undefined : numbers.boundaryOf(element);
}

/** Returns the sites and addresses of the same control in other rows, and the sites of a group's other members. */
function otherPlaces({ node, entry, members, inOtherRows = [] }: DraftIntent): Pick<Intent, 'alsoAt' | 'alsoTo'> {
  const others = members.filter((member) => member !== node);
  const alsoAt = [...inOtherRows, ...others].map(({ sites }) => sites);
  const alsoTo = inOtherRows.map((other) => actionHref({ entry, node: other }) ?? null);
  return {
    ...(alsoAt.length === 0 ? {} : { alsoAt }),
    ...(alsoTo.every((href) => href === null) ? {} : { alsoTo }),
  };
}
