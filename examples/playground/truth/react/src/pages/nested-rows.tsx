import { useState } from 'react';

import { useShown } from '../use-shown';

interface List {
  name: string;
  cards: string[];
}

const start = {
  columns: [
    { name: 'Todo', cards: ['Buy milk'] },
    { name: 'Done', cards: ['Call Ann'] },
  ],
  groups: [
    { name: 'Inbox', cards: ['Read the offer'] },
    { name: 'Later', cards: ['Write the report'] },
  ],
  sections: [
    { name: 'Home', cards: ['Paint the door'] },
    { name: 'Work', cards: ['Order paper'] },
  ],
  lanes: [
    { name: 'lane 1', cards: ['Fix the roof'] },
    { name: 'lane 2', cards: ['Feed the cat'] },
  ],
};
type Board = keyof typeof start;

export function NestedRows() {
  const [boards, setBoards] = useState<Record<Board, List[]>>(start);
  const [, setRenaming] = useState('');
  useShown(boards);
  const drop = (board: Board, name: string) =>
    setBoards((all) => ({ ...all, [board]: all[board].filter((list) => list.name !== name) }));
  const dropCard = (board: Board, card: string) =>
    setBoards((all) => ({
      ...all,
      [board]: all[board].map((list) => ({ ...list, cards: list.cards.filter((one) => one !== card) })),
    }));
  const rename = (from: string, name: string) =>
    setBoards((all) => ({
      ...all,
      groups: all.groups.map((list) => (list.name === from ? { ...list, name } : list)),
    }));
  return (
    <main>
      <h1>Boards</h1>
      <section aria-label="Columns">
        {boards.columns.map((column) => (
          <div className="column" key={column.name}>
            <button onClick={() => setRenaming(column.name)}>{column.name}</button>
            <button onClick={() => drop('columns', column.name)}>Delete column</button>
            <ul>
              {column.cards.map((card) => (
                <li key={card}>
                  <h3>{card}</h3>
                  <button onClick={() => dropCard('columns', card)}>Delete card</button>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section aria-label="Groups">
        {boards.groups.map((group, at) => (
          <div className="group" key={at}>
            <input aria-label="Name" value={group.name} onChange={(event) => rename(group.name, event.target.value)} />
            <button onClick={() => drop('groups', group.name)}>Delete group</button>
            {group.cards.map((card) => (
              <div className="card" key={card}>
                <strong>{card}</strong>
              </div>
            ))}
          </div>
        ))}
      </section>
      <section aria-label="Sections">
        {boards.sections.map((section) => (
          <div className="part" key={section.name}>
            <a href={`#${section.name}`}>{section.name}</a>
            <button onClick={() => drop('sections', section.name)}>Delete section</button>
            {section.cards.map((card) => (
              <h3 key={card}>{card}</h3>
            ))}
          </div>
        ))}
      </section>
      <section aria-label="Lanes">
        {boards.lanes.map((lane) => (
          <div className="lane" key={lane.name}>
            <button onClick={() => drop('lanes', lane.name)}>Delete lane</button>
            <ul>
              {lane.cards.map((card) => (
                <li key={card}>{card}</li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    </main>
  );
}
