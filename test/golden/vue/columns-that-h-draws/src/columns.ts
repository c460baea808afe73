import { h } from 'vue';
import { NButton, NIcon, NSpace, NSwitch } from 'naive-ui';

interface Song {
  id: number;
  isOn: boolean;
}

export const createColumns = (does: { play(song: Song): void; turn(song: Song): void; drop(song: Song): void }) => [
  { title: 'Song', key: 'song' },
  { title: 'On', key: 'on', render: (row: Song) => h(NSwitch, { value: row.isOn, onUpdateValue: () => does.turn(row) }) },
  {
    title: 'Action',
    key: 'action',
    render: (row: Song) =>
      h(NSpace, null, {
        default: () => [
          h(NButton, { size: 'small', onClick: () => does.play(row) }, 'Play'),
          h(NButton, { onClick: () => does.drop(row) }, { default: () => 'Delete', icon: () => h(NIcon, null, () => '×') }),
        ],
      }),
  },
];
