import { useEffect, useState } from 'react';

import { useShown } from '../use-shown';

interface Post {
  title: string;
  notes: string[];
}
const feed: Post[] = [
  { title: 'First snow', notes: [] },
  { title: 'Night train', notes: [] },
  { title: 'Old harbour', notes: [] },
  { title: 'Long walk', notes: ['Well told', 'More of it'] },
];

export function PinnedList() {
  const [posts, setPosts] = useState(feed);
  const [members, setMembers] = useState([{ name: 'Ann Reed', mail: 'ann@example.org' }]);
  const [guests, setGuests] = useState(['Ole Berg']);
  const [page, setPage] = useState(0);
  const [deleted, setDeleted] = useState<string[]>([]);
  useShown({ posts, members: members.map(({ name }) => name), guests, deleted });
  useEffect(() => {
    // A server adds rows later, or shows notes below other posts.
    Object.assign(window, {
      more: () => {
        setMembers((all) => [{ name: 'Bo Lind', mail: 'bo@example.org' }, ...all]);
        setGuests((all) => ['Eva Holm', ...all]);
        setPosts((all) => all.map((post, at) => (at === 1 ? { ...post, notes: ['Too short', 'Fine'] } : post)));
      },
    });
  }, []);
  const dropNote = (title: string, note: string) =>
    setPosts((all) =>
      all.map((post) => (post.title === title ? { ...post, notes: post.notes.filter((one) => one !== note) } : post)),
    );
  const orders = ['A-1', 'A-2', 'A-3', 'A-4', 'A-5'].filter((order) => !deleted.includes(order));
  return (
    <main>
      <h1>Pinned list</h1>
      <ul aria-label="Posts">
        {posts.map((post) => (
          <li key={post.title}>
            <h2>{post.title}</h2>
            <button onClick={() => setPosts((all) => all.filter((one) => one !== post))}>Delete post</button>
            <ul>
              {post.notes.map((note) => (
                <li key={note}>
                  <span>{note}</span>
                  <button onClick={() => dropNote(post.title, note)}>Delete note</button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <table aria-label="Members">
        <tbody>
          {members.map((member) => (
            <tr key={member.name}>
              <td>{member.name}</td>
              <td>{member.mail}</td>
              <td>
                <button onClick={() => setMembers((all) => all.filter((one) => one !== member))}>Remove member</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <section aria-label="Guests">
        {guests.map((guest) => (
          <div key={guest}>
            <b>{guest}</b>
            <button onClick={() => setGuests((all) => all.filter((one) => one !== guest))}>Remove guest</button>
          </div>
        ))}
      </section>
      <section aria-label="Orders">
        <table>
          <tbody>
            {orders.slice(page * 2, page * 2 + 2).map((order) => (
              <tr key={order}>
                <td>{order}</td>
                <td>
                  <button onClick={() => setDeleted((all) => [...all, order])}>Delete order</button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <button disabled={page === 0} onClick={() => setPage(page - 1)}>
          Previous
        </button>
        <button disabled={page * 2 + 2 >= orders.length} onClick={() => setPage(page + 1)}>
          Next
        </button>
      </section>
    </main>
  );
}
