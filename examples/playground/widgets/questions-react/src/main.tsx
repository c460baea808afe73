import { App as AntApp, Modal } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import { useQuestion } from './question';

const first = ['Atlas', 'Novel', 'Poems'];

/** Four shelves of books. Each asks in another way before a book goes. */
function Page() {
  return (
    <AntApp>
      <h1>Books</h1>
      <HookShelf />
      <StaticShelf />
      <OwnShelf />
    </AntApp>
  );
}

function HookShelf() {
  const [books, setBooks] = useState(first);
  const { modal } = AntApp.useApp();
  const remove = (book: string): void => {
    modal.confirm({
      title: `Remove the book ${book}?`,
      okText: 'Yes, remove it',
      onOk: () => setBooks((all) => all.filter((one) => one !== book)),
    });
  };
  return (
    <section>
      <h2>By the hook</h2>
      <ul>
        {books.map((book) => (
          <li key={book}>
            <b>{book}</b> <button onClick={() => remove(book)}>Remove</button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function StaticShelf() {
  const [loans, setLoans] = useState(3);
  const askAll = (): void => {
    Modal.confirm({
      title: 'End all loans?',
      content: 'Nobody can bring them back.',
      async onOk() {
        setLoans(0);
      },
    });
  };
  return (
    <section>
      <h2>By the class</h2>
      <p>{loans} loans</p>
      <button onClick={askAll}>Delete all loans</button>
    </section>
  );
}

function OwnShelf() {
  const [boxes, setBoxes] = useState(['Maps', 'Prints']);
  const { ask, question } = useQuestion();
  const drop = async (box: string): Promise<void> => {
    if (!(await ask('Throw the box away?'))) return;
    setBoxes((all) => all.filter((one) => one !== box));
  };
  return (
    <section>
      <h2>By the app itself</h2>
      <ol>
        {boxes.map((box) => (
          <li key={box}>
            <b>{box}</b> <button onClick={() => drop(box)}>Throw away</button>
          </li>
        ))}
      </ol>
      {question}
    </section>
  );
}

createRoot(document.querySelector('#root')!).render(<Page />);
