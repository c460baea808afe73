import type { CallResult, ManifestField } from '@webmcp/contract';

import { name } from '../accessibility/accessible-name.js';
import { labelTexts } from '../accessibility/label-texts.js';
import { whileStill } from '../dom/still.js';
import { invalidFields } from '../outcome/page/page-signals.js';
import { observe } from '../outcome/observe.js';
import { roleAndName } from '../accessibility/role-and-name.js';
import type { ReachedPage } from './call/reached-page.js';
import { asleep } from './element/asleep.js';
import type { ToolCall } from './call/tool-call.js';
import { control } from './element/control.js';
import { fill, setting, type Filling } from './fill/fill-field.js';
import { focus } from './gestures/focus.js';
import { key } from './gestures/key.js';
import { press } from './gestures/press.js';
import { patience, waitFor } from './gestures/wait-for.js';

/** What is around a lone control, where its tool has no container. */
const around = 'form,dialog,[role=dialog],fieldset,li,tr,section,article,aside,main,body';

/** Fills the fields of a call, takes its action, and answers with what the page showed. */
export async function perform(call: ToolCall, place: ReachedPage): Promise<CallResult> {
  const { tool, values, given, kept, controls, answer } = call;
  const { action, fields } = tool;
  const { find, element } = place.found;

  const locateField = (field: ManifestField) =>
    find(field, field.key, (field.container && element(field.container, field.key, place.root())) ?? place.root());
  const locateAction = () => find(action!, 'action', place.root());
  const taken = (located: ReturnType<typeof find>): HTMLElement | undefined =>
    'element' in located ? (located.element as HTMLElement) : undefined;
  const missing = (what: string, located: ReturnType<typeof find>, first: boolean): CallResult | undefined =>
    'reason' in located && (first || located.reason === 'ambiguous')
      ? answer(located.reason === 'ambiguous' ? 'ambiguous' : 'not_found', [
          `${what}: ${located.reason}; there is: ${located.candidates.join(', ') || 'nothing like it'}`,
        ])
      : undefined;
  const refused = (...messages: string[]): CallResult =>
    answer('rejected', action ? [...messages, 'Nothing was submitted'] : messages, {
      evidence: messages.map((text) => ({ kind: 'validation', text })),
    });
  const stopped = (): CallResult | undefined =>
    call.signal?.aborted || !place.allowed()
      ? answer('denied', ['It was not allowed, or cancelled; nothing was submitted'])
      : undefined;

  const fillings = given.map((field): Filling => ({
    field,
    value: values[field.key]!,
    find: () => taken(locateField(field)),
  }));
  // Nothing is touched in this look, so the page stays as it is.
  let plan: CallResult | undefined;
  const lost = whileStill((): CallResult | undefined => {
    // What an earlier field brings, wakes up or fills with options cannot be known yet.
    for (const [index, filling] of fillings.entries()) {
      const { label, key } = filling.field;
      const located = locateField(filling.field);
      const gone = missing(label, located, !index);
      if (gone) return gone;
      filling.at = taken(located);
      const now = filling.at && setting(filling, controls);
      const depends = given.slice(0, index).some(({ role }) => /combobox|listbox|radio/.test(role));
      if (now?.asleep && !index) return answer('unavailable', [`${label}: ${now.asleep}`]);
      if (now?.fault && !depends) return answer('invalid_input', [`${key}: ${now.fault}`]);
    }
    const located = action && !kept ? locateAction() : undefined;
    const missed = located && missing('Action', located, !given.length || call.dryRun === true);
    if (missed || call.dryRun !== true) return missed;
    const pressed = located && taken(located);
    plan = answer('completed', ['Nothing was touched; this is what would be'], {
      evidence: [{ kind: 'dry-run' }],
      data: {
        dryRun: true,
        fields: fillings.map(({ field, at }) => ({ field: field.key, element: at ? roleAndName(control(at)) : null })),
        ...(kept && { leftToUser: kept.key }),
        ...(located && { action: pressed ? roleAndName(pressed) : null }),
      },
    });
    return undefined;
  });
  const early = lost ?? stopped() ?? plan;
  if (early) return early;

  // The fields' own labels: an error text that appears inside a label would become part of that.
  const labels = new Map<unknown, string>();
  const know = ({ label }: ManifestField, found: HTMLElement | undefined): void => {
    const at = found && (control(found) as HTMLInputElement);
    if (at) labels.set(at.type === 'radio' ? at.name : at, label);
  };
  for (const { field, at } of fillings) know(field, at);
  const known = (field: Element): string | undefined =>
    labels.get(field) ?? labels.get((field as HTMLInputElement).name);
  const label = (field: Element): string => {
    if (!known(field)) for (const each of fields) if (!given.includes(each)) know(each, taken(locateField(each)));
    return known(field) ?? labelTexts(field)[0] ?? name(field);
  };
  const watch = (pressed?: HTMLElement) =>
    observe(
      {
        action: pressed,
        scope() {
          const root = place.root();
          return root instanceof Element
            ? root
            : tool.container
              ? undefined
              : ((pressed ?? fillings[0]?.find())?.closest(around) ?? document.body);
        },
        ...(tool.row && {
          rows() {
            const keys = place.found.rows(place.container()).map(({ key }) => key);
            return place.scrolled ? keys.filter((key) => key === place.row!.key) : keys;
          },
        }),
        cleared() {
          const texts = fillings.flatMap(({ value, at, find: again }) => {
            const found = typeof value !== 'boolean' && value !== '' && (at?.isConnected ? at : again());
            const field = found && (control(found) as HTMLInputElement);
            return field && field.matches('input:not([type=radio],[role=combobox]),textarea')
              ? [{ now: field.value, value }]
              : [];
          });
          return texts.some(({ now }) => !now) && texts.every(({ now, value }) => now !== String(value));
        },
        label,
        values: Object.values(values).filter((value): value is string => typeof value === 'string' && value !== ''),
        opens: !fields.length && tool.risk.level === 'safe',
      },
      call.ended,
    );

  call.stage = 'filling';
  const settled = action ? undefined : watch();
  for (const filling of fillings) {
    if (call.signal?.aborted) return stopped()!;
    const problem = await fill(filling, controls);
    if (problem) return refused(`${filling.field.label}: ${problem}`);
  }
  // A later field may have changed an earlier one.
  const changed = fillings.flatMap((filling) => {
    const problem = setting(filling, controls)?.mismatch();
    return problem ? [`${filling.field.label}: ${problem}`] : [];
  });
  if (changed.length) return refused(...changed);
  if (kept) {
    const found = taken(locateField(kept));
    if (found) focus(control(found));
    return answer('handed_over', [
      `${kept.label}: is left to the user and has the focus; the rest is filled, nothing was submitted`,
    ]);
  }

  // What the last field queued is drawn before a hand could get to the button: a component that is told by events of its
  // own (web components in React) hands on what it has drawn, not what was set.
  if (fillings.length) for (let turns = 2; turns > 0; turns -= 1) await new Promise((turn) => setTimeout(turn));

  if (call.dryRun) {
    const held = fillings.every((filling) => setting(filling, controls)?.holds() !== false);
    return answer(held ? 'completed' : 'unknown', ['The fields are filled; nothing was submitted'], {
      evidence: held && fillings.length ? [{ kind: 'fields-read-back' }] : [],
    });
  }

  // A list that opens whenever its box has the focus (Headless UI gives it back after a choice) keeps all else from use.
  const shutLists = (): void => {
    for (const { at } of fillings)
      if (at?.isConnected && control(at).ariaExpanded === 'true') key(control(at), 'Escape');
  };

  let outcome = settled;
  if (action) {
    await waitFor(() => {
      const found = taken(locateAction());
      if (!found) shutLists();
      return found && !asleep(found);
    }, patience);
    const located = locateAction();
    const pressed = taken(located);
    const late = missing('Action', located, true) ?? stopped();
    if (late || !pressed) return late!;
    if (asleep(pressed)) {
      const invalid = invalidFields(place.container() ?? document);
      return refused(
        ...(invalid.size
          ? [...invalid].map(([field, text]) => `${label(field)}: ${text || 'is not valid'}`)
          : [`${name(pressed)}: is disabled`]),
      );
    }
    outcome = watch(pressed);
    call.stage = 'acted';
    press(pressed);
  }
  call.stage = 'acted';
  const read = !action && fillings.every((filling) => setting(filling, controls)?.holds());
  const { status, messages, evidence } = await outcome!(call.deadline, read ? [{ kind: 'fields-read-back' }] : []);
  return answer(
    status,
    status === 'unknown' && !messages.length
      ? ['It was done, but the page showed no sign of what came of it']
      : messages,
    { evidence },
  );
}
