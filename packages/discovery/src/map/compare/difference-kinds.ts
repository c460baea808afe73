/** The impact of a difference on agents that use the committed map. `any` of `--fail-on` counts all three. */
export type Impact = 'breaking' | 'risky' | 'harmless';

/** Lists the impacts, worst first. */
export const impacts = ['breaking', 'risky', 'harmless'] as const satisfies readonly Impact[];

interface KindOfDifference {
  impact: Impact;
  /** A phrase for headings and rules of reports. */
  title: string;
  /** The way to undo the change. Every fix goes on with the way to accept the change. */
  mend: string;
}

const hook = 'Give the element a data-mcp attribute, or restore its label';
const restore = 'Restore it in the source at this place';

/**
 * The kinds of difference between a committed map and a fresh one, each with its impact. Breaking: a call that worked may
 * fail, or a protection is gone. Risky: a call may work less often, or mean something else. Harmless: each call still works.
 */
export const differenceKinds = {
  'tool-removed': { impact: 'breaking', title: 'Tool removed', mend: 'Restore the control in the source' },
  'tool-unstable': { impact: 'breaking', title: 'Tool unstable', mend: hook },
  'tool-kind-changed': { impact: 'breaking', title: 'Kind of tool changed', mend: restore },
  'row-parameter-changed': {
    impact: 'breaking',
    title: 'Row parameter changed',
    mend: 'Restore the name of the list in the source',
  },
  'action-removed': { impact: 'breaking', title: 'Action removed', mend: 'Restore the button in the source' },
  'field-removed': { impact: 'breaking', title: 'Field removed', mend: 'Restore the field in the source' },
  'field-renamed': { impact: 'breaking', title: 'Field renamed', mend: 'Restore the name attribute of the field' },
  'required-field-added': { impact: 'breaking', title: 'Required field added', mend: 'Make the new field optional' },
  'field-required': { impact: 'breaking', title: 'Field now required', mend: 'Make the field optional again' },
  'field-withheld': {
    impact: 'breaking',
    title: 'Field withheld from agents',
    mend: 'List the field under allowSensitive in webmcp.config.ts if agents may write it',
  },
  'field-exposed': {
    impact: 'breaking',
    title: 'Sensitive field exposed',
    mend: 'Restore the type or autocomplete attribute of the field',
  },
  'type-narrowed': { impact: 'breaking', title: 'Type narrowed', mend: 'Accept the earlier values again' },
  'option-removed': { impact: 'breaking', title: 'Option removed', mend: 'Offer the option again' },
  'column-removed': { impact: 'breaking', title: 'Column removed', mend: 'Show the column again' },
  'risk-lowered': {
    impact: 'breaking',
    title: 'Risk lowered',
    mend: 'Check that the action lost its effect on purpose: agents are asked less now',
  },
  'selectors-lost': { impact: 'breaking', title: 'No selector proves', mend: hook },
  'proof-failed': {
    impact: 'breaking',
    title: 'Proof failed',
    mend: 'Call the tool by hand in this state and correct the reported error',
  },
  'asks-no-more': {
    impact: 'breaking',
    title: 'Confirmation dropped',
    mend: 'Ask the person again before the action',
  },
  'request-gone': { impact: 'breaking', title: 'Request no longer sent', mend: 'Read the handler at this place' },
  'value-gone': { impact: 'breaking', title: 'Value no longer sent', mend: 'Send the value again' },
  'outcome-changed': { impact: 'breaking', title: 'Outcome of a call changed', mend: 'Read the handler at this place' },
  'not-callable': {
    impact: 'breaking',
    title: 'Tool can no longer be called',
    mend: 'Call the tool by hand in this state and correct the reported error',
  },
  'asks-now': { impact: 'risky', title: 'Confirmation added', mend: 'Read the handler at this place' },
  'request-new': { impact: 'risky', title: 'Further request sent', mend: 'Read the handler at this place' },
  'value-new': { impact: 'risky', title: 'Further value sent', mend: 'Read the handler at this place' },
  'reaction-changed': {
    impact: 'risky',
    title: 'Reaction of the page changed',
    mend: 'Read the handler at this place',
  },
  'tool-renamed': {
    impact: 'risky',
    title: 'Tool renamed',
    mend: 'Keep the name: tools: { name: { name: … } } in webmcp.config.ts',
  },
  'wording-changed': { impact: 'risky', title: 'Title or description changed', mend: restore },
  'label-changed': { impact: 'risky', title: 'Label changed', mend: 'Restore the label in the source' },
  'role-changed': { impact: 'risky', title: 'Role changed', mend: restore },
  'risk-raised': {
    impact: 'risky',
    title: 'Risk raised',
    mend: 'Read the handler. If the risk is too high, lower it with a reason in webmcp.config.ts',
  },
  'request-changed': { impact: 'risky', title: 'Request changed', mend: 'Read the handler at this place' },
  'effect-changed': { impact: 'risky', title: 'Effect changed', mend: 'Read the handler at this place' },
  'selector-healed': { impact: 'risky', title: 'Best selector lost', mend: hook },
  'confidence-lowered': { impact: 'risky', title: 'Confidence lowered', mend: hook },
  'survival-lowered': { impact: 'risky', title: 'Survival lowered', mend: hook },
  'container-changed': { impact: 'risky', title: 'Container changed', mend: restore },
  'action-added': { impact: 'risky', title: 'Action added', mend: restore },
  'reach-changed': { impact: 'risky', title: 'Way to the tool changed', mend: restore },
  'flow-changed': { impact: 'risky', title: 'Place in the flow changed', mend: restore },
  'state-removed': {
    impact: 'risky',
    title: 'State removed',
    mend: 'Restore the state in the harness, or its route in the source',
  },
  'state-moved': { impact: 'risky', title: 'Route of a state changed', mend: 'Restore the route' },
  'coverage-fell': {
    impact: 'risky',
    title: 'Coverage fell',
    mend: 'Read the lists unstable and unmatched of a new map. They name each control and its reason',
  },
  'test-ids-changed': { impact: 'risky', title: 'Test id attributes changed', mend: 'Restore testIdAttributes' },
  'tool-added': { impact: 'harmless', title: 'Tool added', mend: 'Exclude the tool in webmcp.config.ts' },
  'tool-stable': { impact: 'harmless', title: 'Tool stable again', mend: restore },
  'field-added': { impact: 'harmless', title: 'Optional field added', mend: 'Remove the field from the source' },
  'field-optional': { impact: 'harmless', title: 'Field no longer required', mend: 'Make the field required again' },
  'field-allowed': {
    impact: 'risky',
    title: 'Sensitive field allowed',
    mend: 'Remove the field from allowSensitive in webmcp.config.ts',
  },
  'type-widened': { impact: 'harmless', title: 'Type widened', mend: restore },
  'option-added': { impact: 'harmless', title: 'Option added', mend: restore },
  'options-reordered': { impact: 'harmless', title: 'Options reordered', mend: restore },
  'default-changed': { impact: 'harmless', title: 'Default changed', mend: restore },
  'column-added': { impact: 'harmless', title: 'Column added', mend: restore },
  'selector-added': { impact: 'harmless', title: 'Selector added', mend: restore },
  'selector-dropped': { impact: 'harmless', title: 'Lesser selector lost', mend: restore },
} as const satisfies Record<string, KindOfDifference>;

export type DifferenceKind = keyof typeof differenceKinds;

const accept = 'If the change is intended, run webmcp check --update and commit the map';

/** Returns the fix that a report prints for a difference: the way to undo the change, then the way to accept it. */
export const fixOf = (kind: DifferenceKind): string => `${differenceKinds[kind].mend}. ${accept}`;
