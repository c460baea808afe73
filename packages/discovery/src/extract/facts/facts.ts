import type { Problem, Source } from '@webmcp/contract';

/** The facts of one source file, with the framework that read it. */
export interface FileFacts extends SourceFacts {
  /** The framework's name in the registry. */
  framework: string;
  conventions: FrameworkConventions;
}

/** The conventions of a framework that link follows when it joins files. The registry of frameworks sets them. */
export interface FrameworkConventions {
  /** Components; pages, whose roots nothing else uses; or data: values without markup. */
  holds: 'components' | 'pages' | 'data';
  /** A tag without an import may name a component that is registered for the whole app. */
  globalComponents?: true;
  /** Props that a component does not declare arrive on its root element. */
  propsFallThrough?: true;
  /** A slot finds its content in the prop `slot:<name>`. Otherwise the content is the prop `children`. */
  namedSlots?: true;
  /** Messages separate their plural forms with `|`. */
  pipedPlurals?: true;
}

/**
 * The content of one source file in a neutral shape: component templates as trees, the values that the text shows, and
 * handlers as their calls and assignments. Extractors only translate. Later stages judge facts and join files. Facts
 * are plain JSON, so that they can be cached.
 */
export interface SourceFacts {
  file: string;
  components: ComponentFacts[];
  imports: ImportFacts[];
  exports: ExportFacts[];
  /** Module-level constants and functions by name. */
  constants: Record<string, Value>;
  /** Calls at the module's top level that hand an i18n library its messages. */
  calls?: HandlerFacts['calls'];
  problems: Problem[];
}

/** `import { imported as local } from 'from'`; `imported` is `default` or `*` for those forms. Lazy imports count as `default`. */
export interface ImportFacts {
  local: string;
  imported: string;
  from: string;
}

/** `export { local as exported }`, or with `from` a re-export; `exported: '*'` for `export * from`. */
export interface ExportFacts {
  exported: string;
  local?: string;
  from?: string;
}

export interface ComponentFacts {
  /** The component's name in the file. An HTML or .vue file has one component, named for the file. */
  name: string;
  at: Source;
  props: PropsBinding;
  /** Constants and functions inside the component by name. */
  locals: Record<string, Value>;
  /** State variables: useState pairs, ref/reactive. */
  states: StateFacts[];
  /** Vue: the declared events, as written; `$emit('save')` reaches the use site's `onSave`. */
  emits?: string[];
  /** Vue: false if undeclared props do not arrive on the root element. */
  inheritAttrs?: false;
  /** Vue: the values of `provide('key', value)`, which components inside it inject. */
  provides?: { key: Value; value: Value }[];
  root: TemplateNode[];
  /**
   * The component in a call such as `memo(X)`, `forwardRef(X)` or `styled(X)`. Set for a component without a template
   * of its own.
   */
  wraps?: string[];
}

export interface StateFacts {
  value: string;
  setter?: string;
  initial?: Value;
  /** The key of a state that all calls with the key share. */
  key?: string;
  /** The function that makes the next value from the old one and an action: that of `useReducer`. */
  reducer?: Value;
  /** The setter takes an action: that of `useReducer` or `useOptimistic`. */
  dispatches?: true;
  /** `[x, setX] = useSomething()`: the call. The result of a hook outside the app is a state. */
  from?: Value;
}

/**
 * A name bound by destructuring: `path` below the parameter or loop item, array positions as digits. A rest element
 * has `omit`: the members that it leaves out.
 */
export interface PatternName {
  local: string;
  /** Position of the parameter; absent means the first. */
  param?: number;
  path: string[];
  default?: Value;
  omit?: string[];
}

/** The names of a component's props in its own code. */
export interface PropsBinding {
  /** `function Field(props)`: `props`; in Vue the template may also use bare names, see `names`. */
  whole?: string;
  names: { prop: string; local: string; default?: Value }[];
  /** `...rest` of a destructured parameter; in Vue `$attrs`. */
  rest?: string;
}

/** A value that the source text shows, in full or in part. Every literal keeps its place. */
export type Value =
  | { kind: 'literal'; value: string | number | boolean | null; at: Source }
  /** A template literal or concatenation. */
  | { kind: 'template'; parts: Value[]; at: Source }
  /** An identifier or member chain: `['props', 'label']`, `['item', 'name']`. */
  | { kind: 'reference'; path: string[]; at: Source }
  /**
   * A call in value position: `t('key')`, `useId()`. `on` is the call whose result it is called on: `z.string().min(1)`
   * is `['z', 'string()', 'min']` on the call `['z', 'string']`. A comparison is a call of its operator: `['===']`.
   */
  | { kind: 'call'; callee: string[]; args: Value[]; on?: Value; at: Source }
  /** One of several: a ternary, `a || b`, `a ?? b`; `a && b` is `a ? b : false`, `!a` is `a ? false : true`. */
  | { kind: 'choice'; test?: Value; options: Value[]; at: Source }
  /** `omit`: members left out of the spreads, for a rest element. */
  | { kind: 'object'; entries: { key: string; value: Value }[]; spreads: Value[]; omit?: string[]; at: Source }
  | { kind: 'array'; items: Value[]; at: Source }
  | FunctionValue
  /** Markup as a value: a JSX prop, the content of a Vue slot. `binds` are the names that the slot provides. */
  | { kind: 'markup'; nodes: TemplateNode[]; binds?: PropsBinding; at: Source }
  | { kind: 'unknown'; at: Source };

/**
 * A function. `params`: `''` for a destructured parameter (its names are in `binds`), `...rest` for a rest parameter.
 * `returns` is its markup, `result` any other result. A class is a function that returns its `this`.
 */
export interface FunctionValue {
  kind: 'function';
  params: string[];
  binds?: PatternName[];
  does: HandlerFacts;
  /** Constants and functions inside it by name. */
  locals?: Record<string, Value>;
  states?: StateFacts[];
  returns?: TemplateNode[];
  result?: Value;
  at: Source;
}

/**
 * The actions of a function body in source order: includes nested blocks, and functions that are passed to a call. `when` lists
 * the tests of the branches around an action, outermost first, as far as they compare names.
 */
export interface HandlerFacts {
  /**
   * `own`, once linked: a function of the app, whose calls and assignments are listed too. `fresh`, once linked: a call on a
   * list or an object that the code makes for itself.
   */
  calls: { callee: string[]; args: Value[]; on?: Value; own?: true; fresh?: true; when?: Value[]; at: Source }[];
  assigns: { target: string[]; value: Value; when?: Value[]; at: Source }[];
}

export type TagName = { kind: 'host'; name: string } | { kind: 'component'; path: string[] };

/**
 * Names are normalised: host attributes as HTML writes them (`for`, `class`, `readonly`, `tabindex`), and events as
 * `onClick`, `onSubmit`, `onChange` in every framework. Directives are named as in the table of neutral-props.ts.
 */
export interface Prop {
  name: string;
  value: Value;
  /** Modifiers behind a directive's name: `self` of `@click.self`. */
  modifiers?: string[];
  at: Source;
}

export type TemplateNode =
  /** `binds`: the names that the component provides to its children, Vue's `v-slot="{ item }"`. */
  | { kind: 'element'; tag: TagName; props: Prop[]; children: TemplateNode[]; binds?: PropsBinding; at: Source }
  /** Static text or `{expression}`. */
  | { kind: 'text'; value: Value; at: Source }
  /** `a && <X/>`, `a ? <X/> : <Y/>`, v-if / v-else-if / v-else; `tests[i]` guards `branches[i]`, a missing test is the else. */
  | { kind: 'branch'; tests: (Value | undefined)[]; branches: TemplateNode[][]; at: Source }
  /** `.map(item => …)`, v-for. `item` and `index` are the names bound in the body; a destructured item is listed in `itemNames`. */
  | {
      kind: 'loop';
      over: Value;
      item?: string;
      itemNames?: string[];
      index?: string;
      itemPattern?: PatternName[];
      locals?: Record<string, Value>;
      body: TemplateNode[];
      at: Source;
    }
  /**
   * `{children}` (name `default`), `<slot name>`. `path` is its name in React code, e.g. `['props', 'actions']`;
   * `props` are the values that it provides to its content. `named` is a name that is no literal: `<slot :name="column.key">`.
   */
  | { kind: 'slot'; name: string; named?: Value; fallback: TemplateNode[]; props?: Prop[]; at: Source };
