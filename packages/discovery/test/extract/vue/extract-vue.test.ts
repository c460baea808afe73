import { expect, test } from 'vitest';

import { extractVue } from '../../../src/extract/vue/extract-vue.js';
import { showFacts } from '../show-facts.js';

const shown = (text: string, file = 'src/Page.vue'): string[] => showFacts(extractVue(file, text));
const template = (markup: string): string[] =>
  shown(`<template>${markup}</template>`).filter((line) => !line.startsWith('export') && !line.startsWith('component'));

test('a small component, all of its facts', () => {
  const at = (line: number, column: number): { file: string; line: number; column: number } => ({
    file: 'src/SignUp.vue',
    line,
    column,
  });
  const text = `<script setup>
import { ref } from 'vue'
const email = ref('')
</script>
<template>
  <input v-model.trim="email" type="email" required>
</template>
`;
  expect(extractVue('src/SignUp.vue', text)).toEqual({
    file: 'src/SignUp.vue',
    components: [
      {
        name: 'SignUp',
        at: at(1, 1),
        props: { names: [], rest: '$attrs' },
        locals: {},
        states: [{ value: 'email', initial: { kind: 'literal', value: '', at: at(3, 19) } }],
        root: [
          {
            kind: 'element',
            tag: { kind: 'host', name: 'input' },
            props: [
              {
                name: 'two-way',
                value: { kind: 'reference', path: ['email'], at: at(6, 24) },
                modifiers: ['trim'],
                at: at(6, 10),
              },
              { name: 'type', value: { kind: 'literal', value: 'email', at: at(6, 31) }, at: at(6, 31) },
              { name: 'required', value: { kind: 'literal', value: true, at: at(6, 44) }, at: at(6, 44) },
            ],
            children: [],
            at: at(6, 3),
          },
        ],
      },
    ],
    imports: [{ local: 'ref', imported: 'ref', from: 'vue' }],
    exports: [{ exported: 'default', local: 'SignUp' }],
    constants: {},
    problems: [],
  });
});

test('script setup with types, a composable, handlers, slots and branches', () => {
  const text = `<script setup lang="ts">
import { ref, reactive, computed } from 'vue';
import BaseField from './BaseField.vue';
const props = withDefaults(defineProps<{ order: Order; label?: string }>(), { label: 'Save' });
const emit = defineEmits<{ save: [id: string]; (e: 'close', v: boolean): void }>();
const open = ref(false);
const form = reactive({ email: '', qty: 1 });
const title = computed(() => (props.order.id ? 'Edit' : \`New \${form.qty}\`));
const Chart = defineAsyncComponent(() => import('./Chart.vue'));
const { login: enter, user } = useAuth();
async function remove(id: string) {
  if (!confirm('Sure?')) return;
  await api.delete(\`/orders/\${id}\`);
  open.value = false;
  emit('close', true);
}
</script>

<template>
  <form @submit.prevent="remove(order.id)">
    <base-field v-model.trim="form.email" label="Email" :required="true" />
    <p v-if="open">Hi {{ user.name }}!</p>
    <!-- nothing -->
    <p v-else-if="form.qty === 2">Two</p>
    <Chart v-else />
    <ul><li v-for="({ id, name }, i) of items" :key="id">{{ name }} <button @click="remove(id)">x</button></li></ul>
    <el-dialog v-model:visible="open" :title>
      <template #footer="{ close }"><button @click="close(); open = false">Done</button></template>
      Body
    </el-dialog>
    <slot name="extra" :order="order">None</slot>
  </form>
</template>
`;
  expect(shown(text)).toEqual([
    'import ref as ref from vue',
    'import reactive as reactive from vue',
    'import computed as computed from vue',
    'import default as BaseField from ./BaseField.vue',
    'import default as Chart from ./Chart.vue',
    'export default Page',
    'component Page props{order, label = "Save", ...$attrs}',
    'emits close, save',
    'state open = false',
    'state form = {email: "", qty: 1}',
    'local title = (props.order.id ? "Edit" | `New ${form.qty}`)',
    'local ~useAuth1 = useAuth()',
    'local enter = ~useAuth1.login',
    'local user = ~useAuth1.user',
    'local remove = (id) => {confirm("Sure?"); api.delete(`/orders/${id}`); $emit("close", true); open = false; return ((confirm("Sure?") ? false | true) ? null | null)}',
    '20:3 <form>',
    '  20:9 onSubmit.prevent=($event) => {remove(order.id)}',
    '  21:5 <BaseField>',
    '    21:17 two-way.trim=form.email',
    '    21:43 label="Email"',
    '    21:57 required=true',
    '  22:5 if open',
    '    22:5 <p>',
    '      22:20 `Hi ${user.name}!`',
    '  22:5 if ===(form.qty, 2)',
    '    24:5 <p>',
    '      24:35 "Two"',
    '  22:5 else',
    '    25:5 <Chart>',
    '  26:5 <ul>',
    '    26:9 for {id: id, name: name}, i of items',
    '      26:9 <li>',
    '        26:48 key=id',
    '        26:61 `${name} `',
    '        26:69 <button>',
    '          26:77 onClick=($event) => {remove(id)}',
    '          26:97 "x"',
    '  27:5 <ElDialog>',
    '    27:16 two-way:visible=open',
    '    27:39 title=title',
    '    29:7 " Body "',
    '    28:7 slot:footer=markup gives {close}',
    '      28:37 <button>',
    '        28:45 onClick=($event) => {close(); open = false}',
    '        28:76 "Done"',
    '  31:5 slot extra',
    '    31:24 order=order',
    '    31:39 "None"',
  ]);
});

test('the Options API: data, computed, methods, mapped store members, components and setup()', () => {
  const text = `<template><my-field v-model="email" @save="save"/><button @click="$emit('done'); go()">{{ label }}</button></template>
<script>
import Field from './Field.vue'
import { mapActions } from 'vuex'
export default defineComponent({
  inheritAttrs: false,
  components: { 'my-field': Field, Chart: () => import('./Chart.vue') },
  props: { order: Object, kind: { type: String, default: 'a' } },
  emits: ['done'],
  data() { return { email: '', open: false } },
  computed: {
    label() { const n = this.order.name; return this.open ? 'Hide' : \`Show \${n}\` },
    total: { get() { return 1 }, set(v) {} },
  },
  methods: {
    ...mapActions('cart', ['add']),
    async save() { await this.$http.post('/x', { email: this.email }); this.open = false; this.$emit('done') },
    go: debounce(function () { this.add(1) }, 10),
  },
  setup(props, { emit }) {
    const n = ref(0)
    const up = () => { n.value++; emit('done') }
    return { n, up2: up }
  },
})
</script>`;
  expect(shown(text)).toEqual([
    'import default as Field from ./Field.vue',
    'import mapActions as mapActions from vuex',
    'import default as Chart from ./Chart.vue',
    'export default Page',
    'component Page props{order, kind = "a", ...$attrs}',
    'emits done',
    'keeps attributes',
    'state email = ""',
    'state open = false',
    'state n = 0',
    'local MyField = Field',
    'local ~label = () => {const n = order.name; return (open ? "Hide" | `Show ${n}`)}',
    'local label = ~label()',
    'local total = 1',
    'local add = (payload) => {$store.dispatch("cart/add", payload)}',
    'local save = () => {$http.post("/x", {email: email}); $emit("done"); open = false}',
    'local go = () => {add(1)}',
    'local up = () => {$emit("done"); n = ?}',
    'local up2 = up',
    '1:11 <MyField>',
    '  1:21 two-way=email',
    '  1:37 onSave=save',
    '1:51 <button>',
    `  1:59 onClick=($event) => {$emit("done"); go()}`,
    '  1:91 label',
  ]);
});

test('a class component: fields, props, getters and methods', () => {
  const text = `<template><p>{{ label }}</p></template>
<script lang="ts">
@Component
export default class Cart extends Vue {
  @Prop() readonly id!: string;
  @Getter total!: number;
  open = false;
  get label() { return this.open ? 'Open' : 'Closed'; }
  async remove() { await api.delete('/cart/' + this.id); this.open = false; }
}
</script>`;
  expect(shown(text).filter((line) => /^(?:component|state|local)/.test(line))).toEqual([
    'component Page {id, ...$attrs}',
    'state open = false',
    'local total = $store.total',
    'local label = (open ? "Open" | "Closed")',
    'local remove = () => {api.delete(`/cart/${id}`); open = false}',
  ]);
});

test.each([
  ['an array', `const props = defineProps(['a', 'b'])`, 'component Page props{a, b, ...$attrs}'],
  ['an object', `defineProps({ a: String, b: { default: () => [] } })`, 'component Page {a, b = [], ...$attrs}'],
  [
    'destructured',
    `const { a, b = 2, ...rest } = defineProps<{ a: string; b?: number }>()`,
    'component Page {a, b = 2, ...rest}',
  ],
  [
    'an interface',
    `interface P extends Q { a: string }\ninterface Q { c: boolean }\ndefineProps<P>()`,
    'component Page {c, a, ...$attrs}',
  ],
  ['types joined', `type P = { a: string } & Partial<{ b: 1 }>\ndefineProps<P>()`, 'component Page {a, b, ...$attrs}'],
  [
    'models',
    `const model = defineModel<string>()\nconst t = defineModel('title', { default: 'x' })`,
    'component Page {modelValue as model, title as t = "x", ...$attrs}',
  ],
])('props declared as %s', (_, code, expected) => {
  expect(shown(`<script setup lang="ts">\n${code}\n</script>`)).toContain(expected);
});

test('props of an imported type are those that the template and the props object name', () => {
  const text = `<script setup lang="ts">
import type { ButtonProps } from './types';
import { cn } from './cn';
const props = defineProps<ButtonProps & { size?: string }>();
const go = (kind: string) => router.push(props.to + kind);
</script>
<template><b v-for="x in list" :class="cn(size, x.y)" :hidden="busy || Math.PI" @click="(e) => go(e.kind)">{{ label }}</b></template>`;
  expect(shown(text)).toContain('component Page props{size, list, busy, label, to, ...$attrs}');
});

test('the events of defineEmits in its forms', () => {
  const emits = (code: string): string | undefined =>
    shown(`<script setup lang="ts">\n${code}\n</script>`).find((line) => line.startsWith('emits'));
  expect(emits(`defineEmits(['save', 'close'])`)).toBe('emits save, close');
  expect(emits(`defineEmits({ save: null, close: (a) => true })`)).toBe('emits save, close');
  expect(emits(`defineEmits<(e: 'save' | 'close', id: number) => void>()`)).toBe('emits save, close');
  expect(emits(`interface E { (e: 'save'): void; close: [] }\ndefineEmits<E>()`)).toBe('emits save, close');
  expect(emits(`const m = defineModel('open')`)).toBe('emits update:open');
});

test('bindings: dynamic, spread, same name, component and host names', () => {
  expect(
    template(
      `<input :readOnly="locked" :[key]="1" v-bind="$attrs" v-on="{ click: go, 'key-up': go }" :value.prop="x">`,
    ),
  ).toEqual([
    '1:11 <input>',
    '  1:18 readonly=locked',
    '  1:37 ...=?',
    '  1:48 ...=$attrs',
    '  1:64 onClick=go',
    '  1:64 onKeyUp=go',
    '  1:99 value.prop=x',
  ]);
  expect(
    template(
      `<text-field label-text="A" :max-length="3" aria-label="B" :data-id="id" :is-open v-tooltip:top="'Hint'" v-show="on"/>`,
    ),
  ).toEqual([
    '1:11 <TextField>',
    '  1:23 labelText="A"',
    '  1:38 maxLength=3',
    '  1:54 aria-label="B"',
    '  1:69 data-id=id',
    '  1:83 isOpen=isOpen',
    '  1:92 directive:tooltip:top="Hint"',
    '  1:115 shown-if=on',
  ]);
});

test('events are named as React names them and keep their modifiers', () => {
  expect(
    template(
      `<a @click.prevent.stop="open = !open" @dblclick="go" @keydown.enter="(e) => find(e.key)" @update:model-value="v = $event" @submit.prevent @[name]="x()"/>`,
    ),
  ).toEqual([
    '1:11 <a>',
    '  1:14 onClick.prevent.stop=($event) => {open = (open ? false | true)}',
    '  1:49 onDoubleClick=go',
    '  1:64 onKeyDown.enter=(e) => {find(e.key); return find(e.key)}',
    '  1:100 onUpdate:modelValue=($event) => {v = $event}',
    '  1:133 onSubmit.prevent=() => {}',
    '  1:149 ...on=($event) => {x()}',
  ]);
});

test('v-for in its forms, and v-if around it', () => {
  expect(
    template(
      `<i v-for="n in 3" :key="n"/><i v-for="(value, key, i) in map" v-if="shown"/><template v-for="a of b"><i/><i/></template>`,
    ),
  ).toEqual([
    '1:11 for n of 3',
    '  1:11 <i>',
    '    1:29 key=n',
    '1:39 if shown',
    '  1:39 for value, i of map',
    '    1:39 <i>',
    '1:87 for a of b',
    '  1:112 <i>',
    '  1:116 <i>',
  ]);
});

test('slots: default content stays content, named ones become props', () => {
  expect(template(`<Menu v-slot="{ item: row }"><template #title>T</template><b>{{ row }}</b></Menu>`)).toEqual([
    '1:11 <Menu> gives {item as row}',
    '  1:69 <b>',
    '    1:75 row',
    '  1:40 slot:title=markup',
    '    1:57 "T"',
  ]);
  expect(
    template(`<Table><template #item.actions="scope"><i/></template><template v-if="a" #[name]>x</template></Table>`),
  ).toEqual([
    '1:11 <Table>',
    '  1:18 slot:item.actions=markup gives scope{}',
    '    1:50 <i>',
    '  1:65 slot:[name]=markup',
    '    1:65 if a',
    '      1:92 "x"',
  ]);
});

test('dynamic components: each side of a ternary is a tag of its own', () => {
  expect(
    template(
      `<component :is="href ? 'a' : RouterLink" :href="href">Go</component><component :is="view"/><component is="my-tab"/>`,
    ),
  ).toEqual([
    '1:11 if href',
    '  1:11 <a>',
    '    1:52 href=href',
    '    1:65 "Go"',
    '1:11 else',
    '  1:11 <RouterLink>',
    '    1:52 href=href',
    '    1:65 "Go"',
    '1:79 <Component>',
    '  1:95 is=view',
    '1:102 <MyTab>',
  ]);
});

test('v-text and v-html are what an element shows; built-ins stay components', () => {
  expect(
    template(`<b v-text="name">x</b><Teleport to="body"><keep-alive><p v-html="raw"/></keep-alive></Teleport>`),
  ).toEqual([
    '1:11 <b>',
    '  1:22 name',
    '1:33 <Teleport>',
    '  1:43 to="body"',
    '  1:53 <KeepAlive>',
    '    1:65 <p>',
    '      1:76 raw',
  ]);
});

test('positions count with CRLF, tabs and a byte order mark', () => {
  expect(shown('\uFEFF<template>\r\n\t<p>\r\n\t\tHi\r\n\t</p>\r\n</template>\r\n').slice(2)).toEqual([
    '2:2 <p>',
    '  3:3 " Hi "',
  ]);
});

test('a render function stands for the template', () => {
  expect(
    shown(
      `<script lang="tsx">\nexport default { render() { return <button onClick={this.go}>Go</button> } }\n</script>`,
    ).slice(2),
  ).toEqual(['2:36 <button>', '  2:44 onClick=go', '  2:62 "Go"']);
});

test.each([
  ['a missing end tag', '<template>\n<div>\n</template>', 'src/Page.vue:2:1', 'Element is missing end tag'],
  ['a broken script', '<script>\nconst a = ;\n</script>', 'src/Page.vue:2:11', 'Unexpected token'],
  [
    'no block at all',
    'hello',
    'src/Page.vue',
    'At least one <template> or <script> is required in a single file component. src/Page.vue',
  ],
])('%s is a problem with its place, and nothing else', (_, text, where, reason) => {
  expect(extractVue('src/Page.vue', text)).toEqual({
    file: 'src/Page.vue',
    components: [],
    imports: [],
    exports: [],
    constants: {},
    problems: [
      {
        code: 'SOURCE_UNPARSABLE',
        message: `src/Page.vue does not parse: ${reason}`,
        where,
        fix: 'Correct the syntax. Only this file was skipped',
      },
    ],
  });
});

test('a broken expression is a problem at its place; the rest of the template is read', () => {
  expect(template('<p :title="a +">x</p>')).toEqual([
    'problem SOURCE_UNPARSABLE src/Page.vue:1:25: src/Page.vue does not parse: Unexpected token',
    '1:11 <p>',
    '  1:14 title=?',
    '  1:27 "x"',
  ]);
});

test('Vue 2: filters are calls, attributes written twice and functional templates are read', () => {
  expect(template(`<p :a="x | one | two(3)" class="b" class="c">{{ 'key' | translate }}</p>`)).toEqual([
    '1:11 <p>',
    '  1:14 a=two(one(x), 3)',
    '  1:36 class="b"',
    '  1:46 class="c"',
    '  1:59 translate("key")',
  ]);
  expect(shown('<template functional><p>a</p></template>').slice(2)).toEqual(['1:22 <p>', '  1:25 "a"']);
});

test.each([
  ['pug', '<template lang="pug">\ndiv\n</template>', 'src/Page.vue:1:22', 'templates in pug are not read'],
  [
    'a template elsewhere',
    '<template src="./x.html"/>',
    'src/Page.vue:1:27',
    'its template stands in ./x.html, which is not read',
  ],
])('%s is said to be left unread, with its place', (_, text, where, reason) => {
  const { components, problems } = extractVue('src/Page.vue', text);
  expect(components).toEqual([]);
  expect(problems).toMatchObject([{ code: 'SOURCE_SKIPPED', message: `src/Page.vue was not read: ${reason}`, where }]);
});
