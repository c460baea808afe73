import type { Value } from '../../facts/facts.js';
import type { PageElement } from '../page/page-tree.js';

/** Names and their values around a piece of script, innermost first. */
export interface ScriptScope {
  names: Readonly<Record<string, Value>>;
  /** Names that stand for elements: the parameter of `buttons.forEach((button) => …)`. */
  found?: ReadonlyMap<string, Found>;
  outer: ScriptScope | null;
}

/** What a script's expression stands for in the page; `name` where there is one way to say it, like `#save`. */
export interface Found {
  elements: readonly PageElement[];
  name?: string;
  /** The document or the window itself. */
  isPage?: boolean;
}
