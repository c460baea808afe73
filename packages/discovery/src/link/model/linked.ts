import type { Problem, Source } from '@webmcp/contract';

import type { Value } from '../../extract/facts/facts.js';
import type { Catalogue, MessageLookup } from '../../messages/catalogue.js';

/**
 * The app's templates after its files are joined. Its own components are inlined at each use site, with their props
 * substituted. Only host elements and components of outside packages remain. Names are resolved to values. A name
 * without a value is `unknown` or an untouched `reference`.
 */
export interface LinkedApp {
  frameworks: string[];
  /** One tree for each root: an HTML page, or a component that no other component uses. */
  roots: LinkedRoot[];
  /** The app's texts by key and language. */
  messages: Catalogue;
  problems: Problem[];
}

export interface LinkedRoot {
  component: string;
  file: string;
  at: Source;
  nodes: LinkedNode[];
}

/** A value with names resolved. */
export type LinkedValue =
  | Exclude<Value, { kind: 'function' | 'markup' | 'template' | 'choice' | 'object' | 'array' | 'call' | 'reference' }>
  /**
   * `form` is set for a member of a form hook's result: the validation schema that the hook received. `indexOf` is the
   * loop of which the reference is the position, from 0.
   */
  | { kind: 'reference'; path: string[]; form?: LinkedForm; indexOf?: number; at: Source }
  | { kind: 'template'; parts: LinkedValue[]; at: Source }
  | { kind: 'choice'; test?: LinkedValue; options: LinkedValue[]; at: Source }
  | { kind: 'object'; entries: { key: string; value: LinkedValue }[]; spreads: LinkedValue[]; at: Source }
  | { kind: 'array'; items: LinkedValue[]; at: Source }
  /**
   * A call of a function outside the app, or an operator. `package` is as imported. `on` is the call that it is chained
   * to, or the hook call whose result it uses. `id` (`instance:name`) distinguishes the results of one hook. `looksUp`
   * is set if the call returns a message for a key. `foundBy` is the state that chooses the record which the call finds.
   */
  | {
      kind: 'call';
      callee: string[];
      args: LinkedValue[];
      package?: string;
      on?: LinkedValue;
      id?: string;
      looksUp?: MessageLookup;
      foundBy?: LinkedValue;
      at: Source;
    }
  /** A function with the calls and sets that it makes, followed through the app's own functions. */
  | {
      kind: 'function';
      name?: string;
      does: LinkedHandler;
      returns?: LinkedNode[];
      judges?: ValueJudgement;
      at: Source;
    }
  | { kind: 'markup'; nodes: LinkedNode[]; at: Source }
  /**
   * A state variable of one component instance. `id` is `instance:name`, `path` the members below it, `initial` its
   * first value if that is a literal.
   */
  | { kind: 'state'; id: string; path: string[]; initial?: string | number | boolean | null; at: Source }
  /** The item of a loop around it. A member by a key known only at run time has the path part `[]`. */
  | { kind: 'item'; loop: number; path: string[]; at: Source };

/** The validation schema and the first values of a form. `field` is set if the reference belongs to one field. */
export interface LinkedForm {
  schema: LinkedValue;
  defaults?: LinkedValue;
  field?: string;
}

/** The values that a function refuses, as a rule of a field: `(v) => !!v || 'Required'`. */
export interface ValueJudgement {
  /** Set if the function refuses the empty text. */
  refusesEmpty?: true;
  minLength?: number;
  maxLength?: number;
}

export interface LinkedHandler {
  /**
   * Calls that the handler makes, also through the app's own functions; arguments resolved. `callee` is the imported or
   * member name. A call's result has the callee with `()` (`['useRouter()', 'push']`). An assignment to anything but a
   * state is a call that ends in `=` (`['window', 'location', 'href', '=']`). `on` is the state or loop item whose
   * member is called. `own` marks a function of the app, whose calls and sets are listed too. `fresh` marks a call
   * on a list or an object that the code makes for itself.
   */
  calls: {
    callee: string[];
    args: LinkedValue[];
    package?: string;
    on?: LinkedValue;
    own?: true;
    fresh?: true;
    at: Source;
  }[];
  /** State variables that the handler sets: through setters, assignments to refs, and props that pass setters on. */
  sets: { state: string; value?: LinkedValue; at: Source }[];
}

export interface LinkedProp {
  name: string;
  value: LinkedValue;
  modifiers?: string[];
  at: Source;
}

export interface LinkedElement {
  kind: 'element';
  /** A host element, or a component of a package. `package` is as imported (`@mui/material`), `path` e.g. `['Dialog', 'Trigger']`. */
  tag: { kind: 'host'; name: string } | { kind: 'component'; path: string[]; package?: string };
  /** Spreads of known objects and of rest props are replaced by their members; later props win. */
  props: LinkedProp[];
  children: LinkedNode[];
  /**
   * Marks one of the app's own components inside itself, not inlined again. The element is no control, even if its name
   * is a control's.
   */
  again?: true;
  /** The sites: the own site first, then the use sites of the components around it, innermost first. */
  sites: Source[];
}

export type LinkedNode =
  | LinkedElement
  | { kind: 'text'; value: LinkedValue; at: Source }
  | { kind: 'branch'; tests: (LinkedValue | undefined)[]; branches: LinkedNode[][]; at: Source }
  | { kind: 'loop'; loop: number; over: LinkedValue; item?: string; body: LinkedNode[]; sites: Source[] }
  /** An inlined component of the app. */
  | { kind: 'instance'; instance: number; name: string; file: string; children: LinkedNode[]; sites: Source[] };

/**
 * Returns the file of the app that an import resolves to, or null for an outside package. Pure: made from a list of files
 * and aliases.
 */
export type Resolver = (from: string, specifier: string) => string | null;
