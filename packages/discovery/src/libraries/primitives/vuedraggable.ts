import type { Entry } from '@webmcp/contract';

import type { Library } from '../library.js';

const sortable: Entry = {
  is: 'part',
  part: 'table',
  rows: ['slot:item'],
  data: ['list', 'modelValue', 'v-model'],
};

/** vuedraggable (github.com/SortableJS/vue.draggable.next): a list that renders its `item` slot for each item. */
export const vueDraggable: Library = {
  name: 'vuedraggable',
  packages: { vuedraggable: '' },
  components: { Draggable: sortable, VueDraggable: sortable, VDraggable: sortable },
};
