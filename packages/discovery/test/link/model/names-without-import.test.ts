import { expect, test } from 'vitest';

import { folderNames } from '../../../src/link/model/names-without-import.js';

test.each([
  ['app/components/tasks/Card.vue', 'TasksCard'],
  ['components/base/BaseButton.vue', 'BaseButton'],
  ['src/components/project/task/ProjectTaskRow.vue', 'ProjectTaskRow'],
  ['components/user-menu/item.client.vue', 'UserMenuItem'],
  ['components/base/modal/index.vue', 'BaseModal'],
  ['components/Header.vue', 'Header'],
])('the component %s is used as %s, also lazily', (file, name) => {
  expect(folderNames(file)).toEqual([name, `Lazy${name}`]);
});

test.each(['pages/tasks/index.vue', 'src/views/Card.vue', 'components/index.vue'])('%s has no such name', (file) => {
  expect(folderNames(file)).toEqual([]);
});
