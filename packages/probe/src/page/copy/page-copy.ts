/** A settled page as data: what it holds and how it looks, without anything that could act. */
export interface PageCopy {
  url: string;
  quirks: boolean;
  /** The root as JSON, see {@link CopiedElement}: as text a deep tree crosses into another process in one piece. */
  tree: string;
}

/** `T` text; an element otherwise. */
export type CopiedNode = { text: string } | CopiedElement;

export interface CopiedElement {
  tag: string;
  /** Absent for HTML. */
  namespace?: string;
  attributes: [string, string][];
  children: CopiedNode[];
  shadow?: { children: CopiedNode[]; sheets: CopiedSheet[] };
  /** Of the document, on its root element. */
  sheets?: CopiedSheet[];
  state?: ElementState;
}

export interface CopiedSheet {
  text: string;
  media: string;
}

/** What an element is like beside its attributes. */
export interface ElementState {
  checked?: boolean;
  indeterminate?: true;
  value?: string;
  selected?: boolean;
  open?: 'modal' | 'popover';
}
