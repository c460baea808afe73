import type { SlotComponent } from '../library.js';
import { libraryTables } from './library-tables.js';

/** Functions of libraries that take part in rendering, by their documented names. */
export const renderingFunctions = {
  /** Joins objects of props; the last value wins and handlers run one after the other. Base UI, React Aria, Vue. */
  mergeProps: 'mergeProps',
  /** Makes a React context. The context, and its member `Provider`, are tags. */
  createContext: 'createContext',
  /** React's `cloneElement(child, props)`: the child with more props. */
  cloneElement: 'cloneElement',
  /** Base UI's `useRender({ render, props, defaultTagName })` (base-ui.com/react/utils/use-render). */
  useRender: 'useRender',
} as const;

/** React's components that render their children and nothing else. */
export const transparentComponents: readonly string[] = ['Fragment', 'StrictMode'];

/** The slot components of all libraries. A slot passes its props to its child and renders no element. */
export const slotComponents: readonly SlotComponent[] = libraryTables.flatMap((library) => library.slots ?? []);
