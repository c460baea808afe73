import type { Entry } from '@webmcp/contract';

import type { Library } from '../library.js';

const sortable: Entry = {
  is: 'part',
  part: 'table',
  rows: ['slot:item'],
  data: ['list', 'modelValue', 'v-model'],
};

/** vuedraggable (github.com/SortableJS/vue.draggable.next): a list whose `item` slot is what it makes of each of its items. */
export const vueDraggable: Library = {
  name: 'vuedraggable',
  packages: { vuedraggable: '' },
  components: { Draggable: sortable, VueDraggable: sortable, VDraggable: sortable },
};
