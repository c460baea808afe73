import { expect, test } from 'vitest';

import {
  listedThing,
  moduleThing,
  rowObject,
  addedObject,
  searchedObject,
  titledObject,
} from '../../../src/naming/words/objects.js';
import { buildWorld } from '../../match/build-world.js';

test.each([
  ['orders', 'order'],
  ['filteredCategories', 'category'],
  ['items', ''],
  ['tasks.value.filter()', 'task'],
  ['useTodoStore.completed', ''],
  ['completedTasks', 'task'],
])('a row of %s is one %s', (over, thing) => {
  const { boundaries } = buildWorld([{ box: 'rows', label: over, rows: ['a'], inside: [{ label: 'Edit' }] }]).appModel;
  expect(rowObject(boundaries.find(({ kind }) => kind === 'row'))).toBe(thing);
});

test.each([
  ['Your profile', 'save', 'profile'],
  ['New address', 'save', 'address'],
  ['Cancel this order?', 'cancel', 'order'],
  ["Are you sure you want to delete the project '…'?", 'delete', 'project'],
  ['Are you sure?', 'delete', ''],
  ['Do you really want to remove it? It is gone then.', 'remove', ''],
])('the title "%s" names for "%s" the thing %s', (title, verb, thing) => {
  expect(titledObject(title, verb)).toBe(thing);
});

test.each([
  ['search', 'Search products', 'products'],
  ['search', 'Search for the best price', 'best'],
  ['search', 'Products', ''],
  ['save', 'Save products', ''],
])('the verb "%s" with a field "%s" has the object "%s"', (verb, placeholder, thing) => {
  const { intents } = buildWorld([{ label: 'Query', control: 'search', placeholder }]).appModel;
  expect(searchedObject(verb, intents)).toBe(thing);
});

test.each([
  ['add', ['Add a note'], 'note'],
  ['add', ['Add a new task for today'], 'task'],
  ['post', ['Post your comment here'], 'comment'],
  ['add', ['What needs to be done?'], ''],
  ['add', ['Add some more of it'], ''],
  ['save', ['Save a note'], ''],
  ['add', ['Add a note', 'Add a date'], ''],
])('the field beside %s with the words %j names the thing "%s"', (verb, placeholders, thing) => {
  const { intents } = buildWorld(placeholders.map((label) => ({ label, control: 'text' as const }))).appModel;
  expect(addedObject(verb, intents)).toBe(thing);
});

test.each([
  ['Books', 'book'],
  ['Your bookings', 'booking'],
  ['Late orders', 'late_order'],
  ['Security Control Inventory', ''],
  ['Summary', ''],
  ['Manage users', ''],
])('a list with the title %s has the thing "%s"', (title, thing) => {
  expect(listedThing(title)).toBe(thing);
});

test.each([
  ['scripts/TodoItemInput.js', 'todo_item'],
  ['src/AddTaskButton.tsx', 'task'],
  ['src/App.vue', ''],
  ['src/main.ts', ''],
  ['src/todo-item.js', ''],
])('the file %s is written for the thing "%s"', (file, thing) => {
  expect(moduleThing(file)).toBe(thing);
});
