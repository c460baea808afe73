import { expect, test } from 'vitest';

import { readVue } from '../../intents/read-app.js';

test('vuedraggable: the item slot renders a row for each item of the list', () => {
  const app = readVue(
    '<Draggable v-model="cards"><template #item="{ element }"><button @click="remove(element)">Remove</button></template></Draggable>',
    `import Draggable from 'vuedraggable'; import { ref } from 'vue'; const cards = ref([]);`,
  );
  expect(app.summaries()).toMatchObject([{ kind: 'row-action', action: 'Remove' }]);
});
