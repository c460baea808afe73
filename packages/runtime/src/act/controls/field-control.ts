import type { JsonSchema, JsonValue } from '@webmcp/contract';

/** How one kind of control is set. Widgets are asked in order, what is drawn before what is native; the first that fits is used. */
export interface FieldControl {
  fits(element: HTMLElement, value: JsonValue, schema: JsonSchema): boolean;
  /** Writes whatever it is told, so it must not be taken for what is drawn over it and means something else. */
  typed?: true;
  /** Set where choices are known by their visible text alone. */
  byText?: true;
  /** Why the value cannot be set, found without touching anything. */
  refuses?(element: HTMLElement, value: JsonValue): string | undefined;
  /** Sets the value as hands would. Answers why not, where that shows only on the way. */
  set(element: HTMLElement, value: JsonValue): void | Promise<string | void>;
  /** Whether the control shows the value now; undefined where it does not say. */
  holds(element: HTMLElement, value: JsonValue): boolean | undefined;
  /** What it shows, for messages. */
  shows(element: HTMLElement): string;
}
