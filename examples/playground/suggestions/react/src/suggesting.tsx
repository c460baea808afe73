import { useState } from 'react';

interface Props<Item> {
  id: string;
  label: string;
  text: string;
  items: Item[];
  nameOf: (item: Item) => string;
  onText: (text: string) => void;
  onPick: (item: Item) => void;
}

/** A text box with an own list of suggestions, as people write it: no role, and a press closes the list. */
export function Suggesting<Item>({ id, label, text, items, nameOf, onText, onPick }: Props<Item>) {
  const [open, setOpen] = useState(false);
  const shown = items.filter((item) => nameOf(item).toLowerCase().includes(text.toLowerCase()));
  const pick = (item: Item) => {
    onText(nameOf(item));
    onPick(item);
    setOpen(false);
  };
  return (
    <div className="suggesting">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onFocus={() => setOpen(true)}
        onBlur={() => setTimeout(() => setOpen(false), 150)}
      />
      {open && shown.length > 0 && (
        <div className="menu">
          {shown.map((item) => (
            <div key={nameOf(item)} className="entry" onMouseDown={() => pick(item)}>
              {nameOf(item)}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
