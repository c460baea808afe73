import { useState } from 'react';

import { useShown } from '../use-shown';

const start = [
  { id: 1, title: 'Buy milk', due: 'Monday', list: 'Open' },
  { id: 2, title: 'Call Ann', due: 'Tuesday', list: 'Open' },
  { id: 3, title: 'Pay rent', due: 'Friday', list: 'Closed' },
];

/** Records in untitled boxes, in several lists, with figures beside them, and boxes that are no records. */
export function ShownRecords() {
  const [cards, setCards] = useState(start);
  const [part, setPart] = useState('every');
  useShown({ cards: cards.map(({ title }) => title), part });
  const shown = cards.filter(({ due }) => part === 'every' || due === 'Monday');
  return (
    <div>
      <div>
        <button onClick={() => setPart('every')}>Every day</button>
        <button onClick={() => setPart('monday')}>Monday only</button>
      </div>
      <div>
        <div>
          <h4>Cards in sum</h4>
          <p>{cards.length}</p>
        </div>
        <p>Shown now: {shown.length}</p>
        <p>Chapter 7</p>
      </div>
      <div>
        {['Open', 'Closed'].map((list) => (
          <div key={list}>
            <h2>{list}</h2>
            <div>
              {shown
                .filter((card) => card.list === list)
                .map((card) => (
                  <div key={card.id} className="card">
                    <span>{card.title}</span>
                    <p>due {card.due}</p>
                    <button onClick={() => setCards(cards.filter(({ id }) => id !== card.id))}>Remove card</button>
                  </div>
                ))}
            </div>
          </div>
        ))}
      </div>
      <div>
        <div className="card">
          <span>Pack tea</span>
          <p>in winter</p>
          <button onClick={() => setPart('every')}>Show tips</button>
        </div>
        <div className="card">
          <span>Pack salt</span>
          <p>in summer</p>
          <button onClick={() => setPart('every')}>Show tips</button>
        </div>
      </div>
    </div>
  );
}
