import type { JsonSchema, JsonValue } from '@webmcp/contract';

/**
 * One kind of control: recognises its elements, sets them and reads them. To add a kind, write one file with a constant
 * of this type and one line in `field-controls.ts`.
 */
export interface FieldControl {
  /**
   * Decides whether this kind can set this element to this value. The first kind in the list that fits is used.
   * @param suggests true for a field that draws suggestions without a role
   */
  fits(element: HTMLElement, value: JsonValue, schema: JsonSchema, suggests?: true): boolean;
  /** True if an element knows its choices by their visible text alone; it is then set by the choice's title. */
  byTitle?: true;
  /** True if a person types into the element. The focus then stays until the next press or field takes it. */
  typed?: true;
  /** Explains why the element cannot take the value. Touches nothing. */
  refuses?(element: HTMLElement, value: JsonValue): string | undefined;
  /**
   * Sets the value with the events of a person's input. Keeps the focus, which the call moves on later. Returns the
   * reason of a failure that appears only meanwhile.
   */
  set(element: HTMLElement, value: JsonValue): void | Promise<string | void>;
  /** Decides whether the element shows the value now; undefined if the element does not show its value. */
  holds(element: HTMLElement, value: JsonValue): boolean | undefined;
  /** Returns the value that the element shows, for messages. */
  shows(element: HTMLElement): string;
}
