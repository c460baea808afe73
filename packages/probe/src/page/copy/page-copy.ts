/** A settled page as data: its content and its look, without anything that could act. */
export interface PageCopy {
  url: string;
  quirks: boolean;
  /** The root as JSON, see {@link CopiedElement}. A text passes a deep tree to another process in one piece. */
  tree: string;
}

/** A text node or an element. */
export type CopiedNode = { text: string } | CopiedElement;

export interface CopiedElement {
  tag: string;
  /** Absent for HTML. */
  namespace?: string;
  attributes: [string, string][];
  children: CopiedNode[];
  shadow?: { children: CopiedNode[]; sheets: CopiedSheet[] };
  /** The document's sheets, on its root element. */
  sheets?: CopiedSheet[];
  state?: ElementState;
}

export interface CopiedSheet {
  text: string;
  media: string;
}

/** The state of an element that its attributes do not show. */
export interface ElementState {
  checked?: boolean;
  indeterminate?: true;
  value?: string;
  selected?: boolean;
  open?: 'modal' | 'popover';
}
