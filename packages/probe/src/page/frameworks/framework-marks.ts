/** The marks that a framework's development build leaves on the elements of a page. They only add evidence. */
export interface FrameworkMarks {
  /** The framework's name in discovery's registry (packages/discovery/src/frameworks). A test holds the two together. */
  name: string;
  /** The name for messages. */
  title: string;
  /** Returns the mode that the framework runs in; undefined for an element without its marks. */
  mode(element: Element): 'production' | 'development' | undefined;
  /**
   * Returns the stamps of the components whose templates made the element, innermost first; null for a component
   * without a stamp.
   */
  stamps(element: Element): (string | null)[];
  /** Returns records of the calls that made the element, innermost first. Absent if the framework keeps no records. */
  makers?(element: Element): object[];
  /**
   * Decides whether an element has a key, as the items of a loop have. The root of a component has its key, too. Absent if
   * the framework keeps no keys.
   */
  hasKey?(element: Element): boolean;
  /**
   * Decides whether the framework listens for clicks on an element; undefined for an element without its marks.
   * @param keys the element's own keys
   */
  listensForClick(element: Element, keys: readonly (string | symbol)[]): boolean | undefined;
  /** Decides whether the app listens for presses on the rows of the component that draws an element. */
  listensForRows?(element: Element): boolean;
}

/** The most owners that are followed: wrappers of a library, their wrappers, and the page that uses them. */
export const ownerLimit = 64;
