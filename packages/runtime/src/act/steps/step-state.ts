import type { CallResult, ManifestField } from '@webmcp/contract';

import { focused } from '../../dom/focused.js';
import type { observe } from '../../outcome/observe.js';
import type { ReachedPage } from '../call/reached-page.js';
import type { wireJudge } from '../../policy/wire.js';
import type { ToolCall } from '../call/tool-call.js';
import type { Filling } from '../fill/field-setting.js';
import { oldValues, type OldValues } from '../fill/old-values.js';
import { fieldLabels, type FieldLabels } from './field-labels.js';
import { elementOf, locateField } from './targets.js';

/** The state that the steps of one call share. */
export interface StepState {
  readonly call: ToolCall;
  readonly page: ReachedPage;
  /** The fields that the call sets, in the tool's order; those of items are added as they are set. */
  readonly fillings: Filling[];
  readonly labels: FieldLabels;
  /** The values that the call replaced. */
  readonly old: OldValues;
  /** The element that had the focus when the call began; null if no element had the focus. */
  readonly left: Element | null;
  /** True if all fields of the call held their values before the call. */
  isHeld?: boolean;
  /** The address of the page when the call located its targets. */
  path?: string;
  /** Judges the writes of the act. */
  judge?: ReturnType<typeof wireJudge>;
  /** Stops the call after the press. The first reason counts. */
  stop(answer: CallResult): void;
  /** The answer of a call that was stopped after the press. */
  readonly stopped: Promise<CallResult>;
  /** The reason why the app's question has no answer. */
  unanswered: string[];
  /** The texts around the fields before the first field was set. */
  texts?: ReadonlyMap<Node, string>;
  /** The lines of text that the page showed before the act. */
  before?: readonly string[];
  /**
   * Waits for evidence of the call's outcome. Watches the page since before the act: before the first field of a tool
   * without an action, before the press of any other.
   */
  outcome?: ReturnType<typeof observe>;
}

/** Prepares the state of a call. Touches nothing. */
export function stepState(call: ToolCall, page: ReachedPage): StepState {
  const find = (field: ManifestField): HTMLElement | undefined => elementOf(locateField(page, field));
  let stop: StepState['stop'] = () => undefined;
  const stopped = new Promise<CallResult>((resolve) => (stop = resolve));
  return {
    stop: (answer) => stop(answer),
    stopped,
    call,
    page,
    left: focused(),
    old: oldValues(),
    unanswered: [],
    fillings: call.given
      .filter(({ items }) => !items)
      .map((field) => ({ field, value: call.values[field.key]!, find: () => find(field) })),
    labels: fieldLabels(
      call.tool.fields.filter((field) => !call.given.includes(field)),
      find,
    ),
  };
}

/** One step of a call: returns the answer that ends the call, or nothing. */
export type Step = (state: StepState) => CallResult | undefined | Promise<CallResult | undefined>;
