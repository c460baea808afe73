import { useState } from 'react';

interface Song {
  id: number;
  title: string;
}

/**
 * A song is deleted in two steps, and the page then offers to undo it: "Yes" is no way to "Undo". "Find twins" chooses songs
 * of the list, keeps all of them, and opens a part.
 */
export function Songs() {
  const [songs, setSongs] = useState<Song[]>([]);
  const [twins, setTwins] = useState<Song[]>([]);
  const [comparing, setComparing] = useState(false);
  const [asked, setAsked] = useState<number | null>(null);
  const [deleted, setDeleted] = useState<Song | null>(null);
  const remove = (song: Song) => {
    setSongs((all) => all.filter((one) => one.id !== song.id));
    setDeleted(song);
    setAsked(null);
  };
  return (
    <section>
      <button
        onClick={() => {
          setTwins(songs.filter((one) => songs.some((other) => other.title === one.title)));
          setComparing(true);
        }}
      >
        Find twins
      </button>
      {comparing && (
        <div>
          <button onClick={() => localStorage.setItem('twins', JSON.stringify(twins))}>Mark twins</button>
        </div>
      )}
      <ul>
        {songs.map((song) => (
          <li key={song.id}>
            {song.title}
            {asked === song.id ? (
              <span>
                <button onClick={() => remove(song)}>Yes</button>
                <button onClick={() => setAsked(null)}>No</button>
              </span>
            ) : (
              <button onClick={() => setAsked(song.id)}>Delete</button>
            )}
          </li>
        ))}
      </ul>
      {deleted && (
        <div>
          {deleted.title} is gone.
          <button
            onClick={() => {
              setSongs((all) => [...all, deleted]);
              setDeleted(null);
            }}
          >
            Undo
          </button>
        </div>
      )}
    </section>
  );
}
