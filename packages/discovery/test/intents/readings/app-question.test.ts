import type { AppQuestion, RiskLevel } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { questionCallOf, questionCalls } from '../../../src/libraries/questions/question-calls.js';
import { assess } from '../../../src/risk/assess.js';
import { questionOf } from '../../../src/risk/model/question-of.js';
import { readSource } from '../../../src/source/read-source.js';

const api = { path: 'api.ts', text: "export const drop = (id) => fetch('/x/' + id, { method: 'DELETE' });" };

/** Reads one file with one button, and returns the question of the button's tool and its risk. */
function asked(path: string, text: string): { question: AppQuestion | undefined; risk: RiskLevel } {
  const { appModel, candidates } = readSource([{ path, text }, api], (_, to) => (to === './api' ? 'api.ts' : null), {
    tables: [],
    dependencies: [],
  });
  const [candidate] = candidates;
  if (candidate === undefined) throw new Error('No tool in the source');
  return { question: questionOf(candidate, appModel), risk: assess([candidate], appModel).level };
}

/** A React page whose button runs a code. */
const react = (head: string, code: string): ReturnType<typeof asked> => {
  const [imports = '', hook = ''] = head.split('|');
  return asked(
    'page.tsx',
    `${imports}\nimport { drop } from './api';\nexport function Page({ id, options }) {\n${hook}\nconst go = async () => { ${code} };\nreturn <button onClick={go}>Go</button>; }`,
  );
};

/** A Vue page whose button runs a code. */
const vue = (head: string, code: string): ReturnType<typeof asked> => {
  const [imports = '', hook = ''] = head.split('|');
  return asked(
    'Page.vue',
    `<script setup>\n${imports}\nimport { drop } from './api';\nconst props = defineProps(['id', 'options']);\nconst { id, options } = props;\n${hook}\nconst go = async () => { ${code} };\n</script><template><button @click="go">Go</button></template>`,
  );
};

describe('appQuestion', () => {
  test.each<[string, ReturnType<typeof asked>, AppQuestion]>([
    [
      'Element Plus',
      vue(
        "import { ElMessageBox } from 'element-plus'",
        "ElMessageBox.confirm('Remove it?', 'Warning', { confirmButtonText: 'Remove' }).then(() => drop(id)).catch(() => {})",
      ),
      { answers: ['Remove'], says: ['Remove it?', 'Warning'] },
    ],
    [
      'Element Plus under another name',
      vue("import { ElMessageBox as Box } from 'element-plus'", "await Box.confirm('Remove it?'); await drop(id)"),
      { answers: ['OK'], says: ['Remove it?'] },
    ],
    [
      'a prompt of Element Plus',
      vue("import { ElMessageBox } from 'element-plus'", "await ElMessageBox.prompt('New name', 'Rename'); drop(id)"),
      { answers: ['OK'], says: ['New name', 'Rename'] },
    ],
    [
      'a prompt of Quasar',
      vue(
        "import { Dialog } from 'quasar'",
        "Dialog.create({ title: 'Name', prompt: { model: '' } }).onOk(() => drop(id))",
      ),
      { answers: ['OK'], says: ['Name'] },
    ],
    [
      'Element Plus without an import',
      vue('', "await ElMessageBox.confirm('Remove ' + id + ' for ever?'); await drop(id)"),
      { answers: ['OK'], says: ['for ever?'] },
    ],
    [
      'Ant Design',
      react(
        "import { Modal } from 'antd'",
        "Modal.confirm({ title: 'Remove it?', okText: 'Yes, remove', async onOk() { await drop(id) } })",
      ),
      { answers: ['Yes, remove'], says: ['Remove it?'] },
    ],
    [
      'Ant Design, App.useApp',
      react(
        "import { App } from 'antd'|const { modal } = App.useApp();",
        "modal.confirm({ title: 'Remove it?', onOk: () => drop(id) })",
      ),
      { answers: ['OK'], says: ['Remove it?'] },
    ],
    [
      'Ant Design, Modal.useModal',
      react(
        "import { Modal } from 'antd'|const [modal, holder] = Modal.useModal();",
        "if (await modal.confirm({ title: 'Remove it?' })) drop(id)",
      ),
      { answers: ['OK'], says: ['Remove it?'] },
    ],
    [
      'Ant Design Vue',
      vue("import { Modal } from 'ant-design-vue'", "Modal.confirm({ content: 'Remove it?', onOk() { drop(id) } })"),
      { answers: ['OK'], says: ['Remove it?'] },
    ],
    [
      'Quasar, $q',
      vue(
        "import { useQuasar } from 'quasar'|const $q = useQuasar();",
        "$q.dialog({ title: 'Remove it?', cancel: true, ok: { color: 'red' } }).onOk(() => { drop(id) })",
      ),
      { answers: ['OK'], says: ['Remove it?'] },
    ],
    [
      'Quasar, Dialog',
      vue(
        "import { Dialog } from 'quasar'",
        "Dialog.create({ message: 'Remove it?', ok: { label: 'Remove' }, cancel: 'No' }).onOk(() => { drop(id) }).onCancel(() => {})",
      ),
      { answers: ['Remove'], says: ['Remove it?'] },
    ],
    [
      'SweetAlert2',
      react(
        "import Alert from 'sweetalert2'",
        "Alert.fire({ title: 'Remove it?', showCancelButton: true }).then((r) => { if (r.isConfirmed) { drop(id); Alert.fire({ title: 'Gone' }) } })",
      ),
      { answers: ['OK'], says: ['Remove it?'] },
    ],
    [
      'SweetAlert2 in React',
      react(
        "import Swal from 'sweetalert2'; import content from 'sweetalert2-react-content'; const Alert = content(Swal);",
        "Alert.fire({ text: 'Remove it?', showCancelButton: true, confirmButtonText: 'Yes' }).then(() => drop(id))",
      ),
      { answers: ['Yes'], says: ['Remove it?'] },
    ],
    [
      'PrimeVue',
      vue(
        "import { useConfirm } from 'primevue/useconfirm'|const confirm = useConfirm();",
        "confirm.require({ message: 'Remove it?', header: 'Sure?', acceptProps: { label: 'Remove' }, accept: () => { drop(id) } })",
      ),
      { answers: ['Remove'], says: ['Sure?', 'Remove it?'] },
    ],
    [
      'PrimeReact',
      react(
        "import { confirmDialog } from 'primereact/confirmdialog'",
        "confirmDialog({ message: 'Remove it?', accept: () => drop(id) })",
      ),
      { answers: ['Yes'], says: ['Remove it?'] },
    ],
    [
      'Naive UI',
      vue(
        "import { useDialog } from 'naive-ui'|const dialog = useDialog();",
        "dialog.warning({ title: 'Remove it?', positiveText: 'Remove', onPositiveClick: () => { drop(id) } })",
      ),
      { answers: ['Remove'], says: ['Remove it?'] },
    ],
    [
      'Mantine',
      react(
        "import { modals } from '@mantine/modals'",
        "modals.openConfirmModal({ title: 'Remove it?', labels: { confirm: 'Remove', cancel: 'No' }, onConfirm: () => drop(id) })",
      ),
      { answers: ['Remove'], says: ['Remove it?'] },
    ],
    [
      'material-ui-confirm',
      react(
        "import { useConfirm } from 'material-ui-confirm'|const ask = useConfirm();",
        "ask({ description: 'Remove it?' }).then(() => drop(id))",
      ),
      { answers: ['Ok'], says: ['Remove it?'] },
    ],
    [
      'Vuestic',
      vue(
        "import { useModal } from 'vuestic-ui'|const { confirm } = useModal();",
        "if (await confirm({ message: 'Remove it?', okText: 'Remove' })) drop(id)",
      ),
      { answers: ['Remove'], says: ['Remove it?'] },
    ],
    [
      'Element Plus, a box with two buttons',
      vue(
        "import { ElMessageBox } from 'element-plus'",
        "ElMessageBox({ title: 'Remove it?', showCancelButton: true, confirmButtonText: 'Yes' }).then(() => drop(id))",
      ),
      { answers: ['Yes'], says: ['Remove it?'] },
    ],
    [
      "Element Plus, on the proxy of Vue's instance",
      vue(
        "import { getCurrentInstance } from 'vue'|const { proxy } = getCurrentInstance();",
        "proxy.$confirm('Remove it?', 'Warning', { type: 'warning' }).then(() => drop(id))",
      ),
      { answers: ['OK'], says: ['Remove it?', 'Warning'] },
    ],
    [
      'Naive UI, on the window',
      vue(
        '',
        "window.$dialog.warning({ title: 'Remove it?', positiveText: 'Remove', onPositiveClick: () => drop(id) })",
      ),
      { answers: ['Remove'], says: ['Remove it?'] },
    ],
    [
      'SweetAlert2 with classes of its own',
      vue(
        "import Swal from 'sweetalert2'; const styled = Swal.mixin({ buttonsStyling: false });",
        "styled.fire({ title: 'Remove it?', showCancelButton: true, confirmButtonText: 'Yes' }).then(() => drop(id))",
      ),
      { answers: ['Yes'], says: ['Remove it?'] },
    ],
    [
      'Vant',
      vue(
        "import { showConfirmDialog } from 'vant'; import enUS from 'vant/es/locale/lang/en-US'",
        "showConfirmDialog({ title: 'Remove it?' }).then(() => drop(id)).catch(() => {})",
      ),
      { answers: ['确认', 'Confirm'], says: ['Remove it?'] },
    ],
    [
      'Arco Design',
      vue(
        "import { Modal } from '@arco-design/web-vue'",
        "Modal.confirm({ title: 'Remove it?', okText: 'Remove', onOk: () => drop(id) })",
      ),
      { answers: ['Remove'], says: ['Remove it?'] },
    ],
    [
      'TDesign',
      vue(
        "import { DialogPlugin } from 'tdesign-vue-next'",
        "const box = DialogPlugin.confirm({ header: 'Remove it?', confirmBtn: { content: 'Remove', theme: 'danger' }, onConfirm: () => { drop(id); box.hide(); } })",
      ),
      { answers: ['Remove'], says: ['Remove it?'] },
    ],
    [
      'the app itself',
      asked(
        'Page.vue',
        `<script setup>
import { ref } from 'vue';
import { drop } from './api';
const asked = ref(null);
const ask = (text) => new Promise((resolve) => { asked.value = { text, resolve }; });
async function remove() { if (await ask('Remove it?')) await drop(1); }
function end(yes) { asked.value.resolve(yes); asked.value = null; }
</script><template><div><button @click="remove">Remove</button>
<div v-if="asked" role="dialog">{{ asked.text }}<button @click="end(false)">No</button><button @click="end(true)">Yes, go</button></div>
</div></template>`,
      ),
      { answers: ['Yes, go'], says: ['Remove it?'] },
    ],
    [
      'Ant Design in Chinese',
      react(
        "import { Modal } from 'antd'; import zhCN from 'antd/locale/zh_CN';",
        "Modal.confirm({ title: '确定要删除吗?', onOk: () => drop(id) })",
      ),
      { answers: ['OK', '确定'], says: ['确定要删除吗?'] },
    ],
    [
      'Element Plus in the Chinese of Taiwan, imported by name',
      vue(
        "import { ElMessageBox } from 'element-plus'; import { zhTw } from 'element-plus/es/locale/index'",
        "await ElMessageBox.confirm('Remove it?'); await drop(id)",
      ),
      { answers: ['OK', '確定'], says: ['Remove it?'] },
    ],
    [
      'Element Plus with the texts of the app itself',
      vue(
        "import { ElMessageBox } from 'element-plus'; import zh from './locales/zh-cn'",
        "await ElMessageBox.confirm('Remove it?'); await drop(id)",
      ),
      { answers: ['OK'], says: ['Remove it?'] },
    ],
    [
      'either of two wordings',
      react(
        "import { Modal } from 'antd'",
        "Modal.confirm({ title: 'Sure?', okText: id ? 'Remove' : 'Remove all', onOk: () => drop(id) })",
      ),
      { answers: ['Remove', 'Remove all'], says: ['Sure?'] },
    ],
  ])('reads the question of %s, and the act behind it as destructive', (_, { question, risk }, expected) => {
    expect(question).toEqual(expected);
    expect(risk).toBe('destructive');
  });

  test.each<[string, ReturnType<typeof asked>]>([
    [
      'a button whose words only the run knows',
      react(
        "import { Modal } from 'antd'",
        "Modal.confirm({ title: 'Sure?', okText: options.yes, onOk: () => drop(id) })",
      ),
    ],
    ['options from elsewhere', react("import { Modal } from 'antd'", 'Modal.confirm(options).then(() => drop(id))')],
    [
      'options with a spread',
      react("import { Modal } from 'antd'", "Modal.confirm({ ...options, title: 'Sure?', onOk: () => drop(id) })"),
    ],
    [
      'a dialog with a box for a password',
      vue(
        "import { Dialog } from 'quasar'",
        "Dialog.create({ title: 'Code', prompt: { model: '', type: 'password' } }).onOk(() => drop(id))",
      ),
    ],
    [
      'a dialog with choices',
      vue(
        "import { Dialog } from 'quasar'",
        "Dialog.create({ title: 'Kind', options: { model: 'a', items: options } }).onOk(() => drop(id))",
      ),
    ],
    [
      'a box of a kind that only the run knows',
      react(
        "import Swal from 'sweetalert2'",
        "Swal.fire({ title: 'Name', input: options.kind, showCancelButton: true }).then(() => drop(id))",
      ),
    ],
    ['a message', react("import Swal from 'sweetalert2'", "Swal.fire({ title: 'Gone' }); drop(id)")],
    [
      'a box with one button',
      vue("import { ElMessageBox } from 'element-plus'", "ElMessageBox({ title: 'Gone' }).then(() => drop(id))"),
    ],
    [
      'a toast with defaults',
      vue(
        "import Swal from 'sweetalert2'; const toast = Swal.mixin({ toast: true });",
        "drop(id); toast.fire({ title: 'Gone' })",
      ),
    ],
    [
      'a member of the window that the app writes itself',
      vue('', "window.ask.confirm({ title: 'Sure?', onOk: () => drop(id) })"),
    ],
    [
      'one of two questions',
      react(
        "import { Modal } from 'antd'",
        "if (id) Modal.confirm({ title: 'A?', onOk: () => drop(id) }); else Modal.confirm({ title: 'B?', onOk: () => drop(1) })",
      ),
    ],
    [
      'a function of the app with the name of a library',
      react(
        'const Modal = { confirm: ({ onOk }) => onOk() };',
        "Modal.confirm({ title: 'Sure?', onOk: () => drop(id) })",
      ),
    ],
    [
      'another package with the name of a library',
      react("import { Modal } from 'my-kit'", "Modal.confirm({ title: 'Sure?', onOk: () => drop(id) })"),
    ],
  ])('reads no question from %s', (_, { question }) => {
    expect(question).toBeUndefined();
  });

  test('each library has calls, and a made-up entry is found', () => {
    for (const { calls, packages, answer } of questionCalls)
      expect([calls.length, packages.length, answer.length]).not.toContain(0);
    const made = { ...questionCalls[0]!, packages: ['my-kit'], calls: ['*.ask'] };
    expect(questionCallOf({ callee: ['Any', 'ask'], package: 'my-kit/parts' }, [made])).toBe(made);
    expect(questionCallOf({ callee: ['Any', 'ask'], package: 'my-kitchen' }, [made])).toBeUndefined();
  });
});
