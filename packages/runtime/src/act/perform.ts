import type { CallResult, ManifestField } from '@webmcp/contract';

import { name } from '../accessibility/accessible-name.js';
import { labelTexts } from '../accessibility/label-texts.js';
import { observe, type Scene } from '../outcome/observe.js';
import { invalidFields } from '../outcome/page-signals.js';
import type { Place } from './arrive.js';
import type { Call } from './call.js';
import { control } from './control.js';
import { fill, holds, mismatch, refusal, type Filling } from './fill.js';
import { focus } from './focus.js';
import { press } from './press.js';
import { waitFor } from './wait-for.js';

/** How long an action may stay away or disabled after the fields are filled, in milliseconds. */
const patience = 2000;
const around = 'form,dialog,[role=dialog],fieldset,li,tr,section,article,aside,main,body';
const asleep = ':disabled,[aria-disabled=true]';

/** Fills the fields of a call, takes its action, and answers with what the page showed. */
export async function perform(call: Call, place: Place): Promise<CallResult> {
  const { tool, values, given, kept, adapters, answer } = call;
  const { found } = place;
  const { action } = tool;
  const locateField = (field: ManifestField) => {
    const root = place.root();
    return found.find(field, field.key, (field.container && found.element(field.container, 'container', root)) ?? root);
  };
  const fillings = given.map((field): Filling => ({
    field,
    value: values[field.key]!,
    find() {
      const located = locateField(field);
      return 'element' in located ? (located.element as HTMLElement) : undefined;
    },
  }));
  const missing = (what: string, reason: string, candidates: string[]): CallResult =>
    reason === 'ambiguous'
      ? answer('ambiguous', [`${what}: several controls could be it: ${candidates.join(', ')}`])
      : answer('not_found', [
          `${what}: ${reason === 'changed' ? `has changed too much to be sure; near it: ${candidates.join(', ')}` : 'is not on the page'}`,
        ]);

  // What an earlier field brings, wakes up or fills with options cannot be known yet.
  for (const [index, filling] of fillings.entries()) {
    const { field } = filling;
    const located = locateField(field);
    if ('reason' in located && (!index || located.reason === 'ambiguous'))
      return missing(field.label, located.reason, located.candidates);
    const { fault, sleeps } = refusal(filling, adapters);
    const depends = given.slice(0, index).some(({ role }) => /combobox|listbox|radio/.test(role));
    if (fault && !depends) return answer('invalid_input', [`${field.key}: ${fault}`]);
    if (sleeps && !index) return answer('unavailable', [`${field.label}: ${sleeps}`]);
  }
  const target = (): HTMLElement | undefined => action && found.element(action, 'action', place.root());
  if (action && !kept) {
    const located = found.find(action, 'action', place.root());
    if ('reason' in located && (!given.length || located.reason === 'ambiguous'))
      return missing('The action', located.reason, located.candidates);
  }
  if (!place.allowed()) return answer('denied', ['The person did not allow it']);

  // Taken before the act: an error text that appears inside a label would become part of it.
  const labels = new Map<Element | string, string>();
  for (const field of tool.fields) {
    const located = locateField(field);
    if (!('element' in located)) continue;
    const element = control(located.element) as HTMLInputElement;
    labels.set(element.type === 'radio' ? element.name : element, field.label);
  }
  const labelOf = (element: Element): string =>
    labels.get(element) ?? labels.get((element as HTMLInputElement).name) ?? labelTexts(element)[0] ?? name(element);
  const scene = (pressed?: HTMLElement): Scene => ({
    action: pressed,
    scope() {
      const root = place.root();
      return root instanceof Element
        ? root
        : tool.container
          ? undefined
          : ((pressed ?? fillings[0]?.find())?.closest(around) ?? document.body);
    },
    ...(tool.row && { rows: () => found.rows(place.container()).map(({ key }) => key) }),
    cleared() {
      const texts = fillings
        .filter(({ value }) => typeof value !== 'boolean' && value !== '')
        .map(({ find }) => find());
      const controls = texts
        .flatMap((each) => (each ? [control(each)] : []))
        .filter((each) => each.matches('input:not([type=radio]),textarea'));
      return controls.length > 0 && controls.every((each) => (each as HTMLInputElement).value === '');
    },
    label: labelOf,
    opens: !tool.fields.length && tool.risk.level === 'safe',
  });

  call.stage = 'filling';
  const settled = action ? undefined : observe(scene());
  const refused = (messages: string[]): CallResult =>
    answer('rejected', action ? [...messages, 'Nothing was submitted'] : messages, {
      evidence: messages.map((text) => ({ kind: 'validation', text })),
    });
  for (const filling of fillings) {
    if (call.signal?.aborted) return answer('denied', ['The caller cancelled it; nothing was submitted']);
    const problem = await fill(filling, adapters);
    if (problem) return refused([`${filling.field.label}: ${problem}`]);
  }
  const changed = fillings.flatMap((filling) => {
    const problem = mismatch(filling, adapters);
    return problem ? [`${filling.field.label}: ${problem}`] : [];
  });
  if (changed.length) return refused(changed);

  if (kept) {
    const located = locateField(kept);
    if ('element' in located) focus(control(located.element));
    return answer('handed_over', [
      `${kept.label}: is left to the user and has the focus; the rest is filled, nothing was submitted`,
    ]);
  }
  if (settled) {
    const all = fillings.every((filling) => holds(filling, adapters));
    call.stage = 'acted';
    const outcome = await settled(call.deadline, all ? [{ kind: 'fields-read-back' }] : []);
    return answer(outcome.status, outcome.messages, { evidence: outcome.evidence });
  }

  await waitFor(() => target()?.matches(`:not(${asleep})`), patience);
  const pressed = target();
  if (!pressed) return missing('The action', 'gone', []);
  if (pressed.matches(asleep)) {
    const invalid = invalidFields(place.container() ?? document);
    return refused(
      invalid.size
        ? [...invalid].map(([element, text]) => `${labelOf(element)}: ${text || 'is not valid'}`)
        : [`${name(pressed)}: is disabled`],
    );
  }
  if (!place.allowed()) return answer('denied', ['The person did not allow it; nothing was submitted']);
  if (call.signal?.aborted) return answer('denied', ['The caller cancelled it; nothing was submitted']);
  const outcome = observe(scene(pressed));
  call.stage = 'acted';
  press(pressed);
  const { status, messages, evidence } = await outcome(call.deadline);
  return answer(
    status,
    messages.length || status !== 'unknown'
      ? messages
      : ['It was done, but the page showed no sign of what came of it'],
    { evidence },
  );
}
