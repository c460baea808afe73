import { expect, test } from 'vitest';

import { readVue } from '../intents/read-app.js';

const script = `import { reactive } from 'vue';
  import { ElForm, ElFormItem, ElInput, ElButton } from 'element-plus';
  const person = reactive({ first: '', last: '' });
  const pet = reactive({ animal: '' });`;
const form = `<el-form :model="person">
    <el-form-item label="First name"><el-input v-model="person.first" /></el-form-item>
    <el-form-item label="Last name"><el-input v-model="person.last" /></el-form-item>
  </el-form>`;
const other = `<el-form :model="pet"><el-form-item label="Animal"><el-input v-model="pet.animal" /></el-form-item></el-form>`;
const actionsOf = (button: string, more = ''): (string | null)[] =>
  readVue(`<div>${form}${more}${button}</div>`, script)
    .summaries()
    .filter(({ kind }) => kind === 'form')
    .map(({ action }) => action);

test.each([
  ['all fields in one object', '<el-button @click="api.post({ ...person })">Save</el-button>'],
  ['each field by its name', '<el-button @click="api.post(person.first, person.last)">Save</el-button>'],
])('a button beside a form submits the form if its handler passes on %s', (_, button) => {
  expect(actionsOf(button)).toEqual(['Save']);
});

test.each([
  ['passes on no field', '<el-button @click="api.save()">Save</el-button>'],
  ['has other words', '<el-button @click="copy(person)">Copy</el-button>'],
])('a button beside a form that %s submits nothing', (_, button) => {
  expect(actionsOf(button)).toEqual([null]);
});

test('a button that passes on the fields of two forms belongs to neither', () => {
  expect(actionsOf('<el-button @click="api.post(person, pet)">Save</el-button>', other)).toEqual([null, null]);
});

test('a form with a button of its own keeps it', () => {
  const own = form.replace('</el-form>', '<el-button @click="api.post(person)">Send</el-button></el-form>');
  const app = readVue(`<div>${own}<el-button @click="api.draft(person)">Save draft</el-button></div>`, script);
  expect(app.summaries().map(({ action }) => action)).toEqual(['Send', 'Save draft']);
});
