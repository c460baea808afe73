import { antDesign } from './ant-design.js';
import { arcoDesign } from './arco-design.js';
import { elementPlusBox } from './element-plus-box.js';
import { elementPlusPrompt } from './element-plus-prompt.js';
import { elementPlus } from './element-plus.js';
import { mantine } from './mantine.js';
import { materialUiConfirm } from './material-ui-confirm.js';
import { naiveUi } from './naive-ui.js';
import { primeReact } from './primereact.js';
import { primeVue } from './primevue.js';
import type { QuestionCall } from './question-call.js';
import { quasar } from './quasar.js';
import { sweetAlert } from './sweetalert2.js';
import { tdesign } from './tdesign.js';
import { vant } from './vant.js';
import { vuestic } from './vuestic.js';

/** The calls that open a question, one entry for each library. */
export const questionCalls: readonly QuestionCall[] = [
  elementPlus,
  elementPlusBox,
  elementPlusPrompt,
  antDesign,
  quasar,
  sweetAlert,
  primeVue,
  primeReact,
  naiveUi,
  mantine,
  materialUiConfirm,
  vuestic,
  vant,
  arcoDesign,
  tdesign,
];

/** A call as the linker records it. */
export interface LinkedCallee {
  callee: readonly string[];
  package?: string;
  own?: true;
  /** The state or loop item whose member is called. */
  on?: unknown;
}

/** Returns the entry of a call; undefined for any other call. A name that the app binds itself is never a global. */
export function questionCallOf(
  call: LinkedCallee,
  entries: readonly QuestionCall[] = questionCalls,
): QuestionCall | undefined {
  const registered = registeredName(call);
  if (registered !== undefined) return entries.find(({ globals = [] }) => globals.includes(registered));
  const { package: from } = call;
  if (from !== undefined)
    return entries.find(
      ({ packages, calls }) =>
        packages.some((one) => from === one || from.startsWith(`${one}/`)) &&
        calls.some((pattern) => fits(pattern.split('.'), call.callee)),
    );
  if (call.own === true || call.on !== undefined) return undefined;
  return entries.find(({ globals = [] }) => globals.includes(call.callee.join('.')));
}

/** Returns the name of a call on the window or on the proxy of Vue's own instance: names that a library registers there. */
function registeredName({ package: from, own, on, callee }: LinkedCallee): string | undefined {
  const [first, second] = callee;
  if (from === 'vue' && first === 'getCurrentInstance()' && second === 'proxy') return callee.slice(2).join('.');
  if (from === undefined && own !== true && on === undefined && first === 'window') return callee.slice(1).join('.');
  return undefined;
}

const fits = (pattern: readonly string[], callee: readonly string[]): boolean =>
  pattern.length === callee.length &&
  pattern.every((part, at) => {
    const name = callee[at] ?? '';
    const isCall = name.endsWith('()');
    return part === name || (part === '*' && !isCall) || (part === '*()' && isCall);
  });
