interface ItemsProps {
  title: string;
  items: string[];
  onRemove(item: string): void;
}

/** A list that is on the page only while it has items. */
export function Items({ title, items, onRemove }: ItemsProps) {
  return (
    <section>
      <h2>{title}</h2>
      {items.length > 0 && (
        <div className="items">
          {items.map((item) => (
            <div key={item} className="item">
              <b>{item}</b>
              <button onClick={() => onRemove(item)}>Remove</button>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
