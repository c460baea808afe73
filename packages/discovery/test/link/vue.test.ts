import { describe, expect, test } from 'vitest';

import { linkFiles, showApp, showRoot } from './show-linked.js';

describe('Vue components', () => {
  test('inject the value of the nearest provider, by text or symbol', () => {
    const files = {
      'Page.vue': `<script setup>
import { provide } from 'vue';
import { saving } from './keys';
import Panel from './Panel.vue';
import Toolbar from './Toolbar.vue';
provide('remove', (id) => fetch('/outer/' + id, { method: 'DELETE' }));
provide(saving, { save: () => fetch('/save', { method: 'POST' }) });
</script>
<template><Panel><Toolbar /></Panel></template>`,
      'Panel.vue': `<script>
export default { provide() { return { remove: this.drop }; }, methods: { drop(id) { return fetch('/inner', { method: 'DELETE' }); } } };
</script>
<template><section><slot /></section></template>`,
      'Toolbar.vue': `<script setup>
import { inject } from 'vue';
import { saving } from './keys';
import Old from './Old.vue';
const { save } = inject(saving);
const unknown = inject('elsewhere');
</script>
<template><button @click="save()">Save</button><button @click="unknown">Else</button><Old /></template>`,
      'Old.vue': `<script>
export default { inject: ['remove'] };
</script>
<template><button @click="remove(7)">Remove</button></template>`,
      'keys.ts': `export const saving = Symbol('saving');`,
    };
    expect(showRoot(files).filter((line) => line.includes('onClick'))).toEqual([
      '        onClick={save(); fetch("/save", {method: "POST"})}',
      '        onClick={vue/inject("elsewhere")}',
      '          onClick={remove(7); fetch("/inner", {method: "DELETE"})}',
    ]);
  });

  test('connect props, emits and models with the use site', () => {
    const files = {
      'Page.vue': `<script setup>
import { ref } from 'vue';
import TextField from './TextField.vue';
import ConfirmButton from './ConfirmButton.vue';
const email = ref('');
const busy = ref(false);
async function save(reason) { busy.value = true; await fetch('/save', { method: 'POST', body: reason }); }
</script>
<template>
  <form @submit.prevent="save('now')">
    <text-field v-model="email" label="E-mail" />
    <ConfirmButton :disabled="busy" @confirm="save">Save</ConfirmButton>
  </form>
</template>`,
      'TextField.vue': `<script setup>
const props = defineProps({ modelValue: String, label: String });
const emit = defineEmits(['update:modelValue']);
</script>
<template><label>{{ label }}<input :value="modelValue" @input="emit('update:modelValue', $event.target.value)"></label></template>`,
      'ConfirmButton.vue': `<script setup>
const emit = defineEmits(['confirm']);
const go = () => { if (confirm('Sure?')) emit('confirm', 'asked'); };
</script>
<template><button type="button" @click="go"><slot /></button></template>`,
    };
    expect(showRoot(files)).toEqual([
      '<form>',
      '  onSubmit={save("now"); fetch("/save", {method: "POST", body: "now"}); $1:busy := true}',
      '  TextField #2',
      '    <label>',
      '      "E-mail"',
      '      <input>',
      '        value=$1:email',
      '        onInput={$1:email := $event.target.value}',
      '  ConfirmButton #3',
      '    <button>',
      '      type="button"',
      '      onClick=go{confirm("Sure?"); save("asked"); fetch("/save", {method: "POST", body: "asked"}); $1:busy := true}',
      '      disabled=$1:busy',
      '      "Save"',
    ]);
  });

  test('have models, fallthrough attributes and named slots with fallbacks and props', () => {
    const files = {
      'Page.vue': `<script setup>
import { ref } from 'vue';
import Field from './Field.vue';
import List from './List.vue';
const name = ref('');
const orders = ref([]);
</script>
<template>
  <Field v-model:text="name" placeholder="Name" @blur="check()" />
  <List :items="orders"><template #row="{ item, index }"><button @click="cancel(item.id)">{{ item.name }}</button></template></List>
</template>`,
      'Field.vue': `<script setup>const text = defineModel('text');</script>
<template><input v-model="text" placeholder="…"></template>`,
      'List.vue': `<script setup>defineProps({ items: Array });</script>
<template><ul><li v-for="(order, i) in items" :key="order.id"><slot name="row" :item="order" :index="i" /></li></ul><slot name="footer"><p>End</p></slot></template>`,
    };
    expect(showRoot(files)).toEqual([
      'Field #2',
      '  <input>',
      '    two-way=$1:name',
      '    placeholder="Name"',
      '    onBlur={check()}',
      'List #3',
      '  <ul>',
      '    for #1 of $1:orders',
      '      <li>',
      '        key=@1.id',
      '        <button>',
      '          onClick={cancel(@1.id)}',
      '          @1.name',
      '  <p>',
      '    "End"',
    ]);
  });

  test('resolve composables, module refs and stores', () => {
    const files = {
      'Page.vue': `<script setup>
import { useDialog, shown } from './use-dialog';
import { useCart } from './cart';
const { open, show } = useDialog();
const cart = useCart();
</script>
<template>
  <dialog :open="open" /><button @click="show">A</button><button @click="shown = true">B</button><p v-if="shown" />
  <button @click="cart.clear()">{{ cart.items.length }}</button>
</template>`,
      'use-dialog.ts': `import { ref } from 'vue';
export const shown = ref(false);
export function useDialog() {
  const open = ref(false);
  return { open, show: () => { open.value = true; } };
}`,
      'cart.ts': `import { defineStore } from 'pinia';
export const useCart = defineStore('cart', { state: () => ({ items: [] }), actions: { async clear() { await del('/cart'); } } });`,
    };
    expect(showRoot(files)).toEqual([
      '<dialog>',
      '  open=$1:useDialog.open',
      '<button>',
      '  onClick=show{$1:useDialog.open := true}',
      '  "A"',
      '<button>',
      '  onClick={$use-dialog.ts:shown := true}',
      '  "B"',
      'if $use-dialog.ts:shown',
      '  <p>',
      '<button>',
      '  onClick={cart.clear(); del("/cart")}',
      '  $cart.ts:useCart.items.length',
    ]);
  });

  test('are found by their file’s name where registered for the whole app', () => {
    const files = {
      'Page.vue': '<template><base-card><v-btn>Go</v-btn></base-card></template>',
      'components/BaseCard.vue': '<template><section><slot /></section></template>',
    };
    expect(showRoot(files)).toEqual(
      ['BaseCard #2', '  <section>', '    <v-btn>', '      "Go"'].map((line) => line.replace('v-btn', 'VBtn')),
    );
  });

  test('are linked beside React and HTML in one app', () => {
    const files = {
      'a.vue': '<template><p>V</p></template>',
      'b.tsx': 'export const B = () => <p>R</p>;',
      'c.html': '<p>H</p>',
    };
    expect(linkFiles(files).frameworks).toEqual(['html', 'react', 'vue']);
    expect(showApp(files).filter((line) => !line.startsWith(' '))).toHaveLength(3);
  });
});
