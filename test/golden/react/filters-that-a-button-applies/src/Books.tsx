import { useState } from 'react';

/** "Search" reads what is chosen, and shows a way back. "New" shows a part and reads nothing, so it takes no field. */
export function Books({ books, onShow }) {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState({ genres: [], order: null });
  const [filtered, setFiltered] = useState(false);
  const [making, setMaking] = useState(false);
  const toggle = (genre) =>
    setChosen((old) => ({
      ...old,
      genres: old.genres.includes(genre) ? old.genres.filter((one) => one !== genre) : [...old.genres, genre],
    }));
  const search = () => {
    onShow(books.filter((book) => chosen.genres.some((genre) => genre === book.genre)));
    setFiltered(true);
    setOpen(false);
  };
  return (
    <main>
      <button onClick={() => setOpen(true)}>Filter</button>
      {filtered && <button onClick={() => setFiltered(false)}>All books</button>}
      {open && (
        <section>
          <h4>Genres</h4>
          {['Memoir', 'Drama'].map((genre) => (
            <label key={genre}>
              <input
                type="checkbox"
                name="genres"
                value={genre}
                checked={chosen.genres.includes(genre)}
                onChange={() => toggle(genre)}
              />
              {genre}
            </label>
          ))}
          <button onClick={search}>Search</button>
        </section>
      )}
      <button onClick={() => setMaking(true)}>New</button>
      {making && <p>Not yet</p>}
    </main>
  );
}
