import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

import { useShown } from '../use-shown';

interface Kept {
  title: string;
  price: string;
  nickname: string;
  stock: string;
}

/** Inline editors that close on blur, on Escape and on a press outside, and one that changes its value on blur. */
export function BlurEditors() {
  const [kept, setKept] = useState<Kept>({ title: 'Old title', price: '10', nickname: 'Bo', stock: '1' });
  const [said, setSaid] = useState('');
  useShown(kept);
  const save = (part: Partial<Kept>): void => {
    setKept((before) => ({ ...before, ...part }));
    setSaid(`Saved ${Object.keys(part).join()}`);
  };
  return (
    <main>
      <TitleEditor onSave={(title) => save({ title })} />
      <PriceEditor onSave={(price) => save({ price })} />
      <NicknameEditor onSave={(nickname) => save({ nickname })} />
      <StockEditor onSave={(stock) => save({ stock })} />
      <p role="status">{said}</p>
    </main>
  );
}

/** Closes as the focus leaves the editor. */
function TitleEditor({ onSave }: { onSave: (title: string) => void }) {
  const [isOpen, setOpen] = useState(true);
  const [title, setTitle] = useState('');
  const leave = (event: FocusEvent<HTMLDivElement>): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  if (!isOpen) return <button onClick={() => setOpen(true)}>Edit title</button>;
  return (
    <div role="group" aria-label="Title editor" onBlur={leave}>
      <label>
        Title <input value={title} onChange={(event) => setTitle(event.target.value)} />
      </label>
      <button
        onClick={() => {
          onSave(title);
          setOpen(false);
        }}
      >
        Save title
      </button>
    </div>
  );
}

/** Cancels as its field loses the focus; the button leaves the focus in the field. */
function PriceEditor({ onSave }: { onSave: (price: string) => void }) {
  const [isOpen, setOpen] = useState(true);
  const [price, setPrice] = useState('');
  if (!isOpen) return <button onClick={() => setOpen(true)}>Edit price</button>;
  return (
    <div role="group" aria-label="Price editor">
      <label>
        Price <input value={price} onChange={(event) => setPrice(event.target.value)} onBlur={() => setOpen(false)} />
      </label>
      <button
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          onSave(price);
          setOpen(false);
        }}
      >
        Save price
      </button>
    </div>
  );
}

/** Closes on Escape and on a press outside. */
function NicknameEditor({ onSave }: { onSave: (nickname: string) => void }) {
  const [isOpen, setOpen] = useState(true);
  const [nickname, setNickname] = useState('');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const outside = (event: Event): void => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    if (isOpen) document.addEventListener('mousedown', outside);
    return () => document.removeEventListener('mousedown', outside);
  }, [isOpen]);
  if (!isOpen) return <button onClick={() => setOpen(true)}>Edit nickname</button>;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setOpen(false);
  };
  return (
    <div role="group" aria-label="Nickname editor" ref={box} onKeyDown={onKeyDown}>
      <label>
        Nickname <input value={nickname} onChange={(event) => setNickname(event.target.value)} />
      </label>
      <button
        onClick={() => {
          onSave(nickname);
          setOpen(false);
        }}
      >
        Save nickname
      </button>
    </div>
  );
}

/** Takes at most five as the field loses the focus. */
function StockEditor({ onSave }: { onSave: (stock: string) => void }) {
  const [stock, setStock] = useState('');
  const clamp = (): void => setStock((before) => String(Math.min(5, Number(before))));
  return (
    <div role="group" aria-label="Stock editor">
      <label>
        Stock <input value={stock} onChange={(event) => setStock(event.target.value)} onBlur={clamp} />
      </label>
      <button onClick={() => onSave(stock)}>Save stock</button>
    </div>
  );
}
