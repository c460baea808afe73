import { useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { navigation, type Entry } from './navigation';
import { NavGroup } from './NavGroup';

function SiteMap({ entries }: { entries: Entry[] }) {
  const link = (entry: Entry) => (
    <li key={entry.title}>
      <a href={entry.to}>Jump to {entry.title}</a>
    </li>
  );
  const group = (entry: Entry) => (
    <li key={entry.title}>
      {entry.title}
      <ul>{entry.items?.map((inner) => (inner.items ? group(inner) : link(inner)))}</ul>
    </li>
  );
  return <ul>{entries.map((entry) => (entry.items ? group(entry) : link(entry)))}</ul>;
}

function ThreadTab({ message }: { message: { text: string; replies: [] } }) {
  return (
    <li>
      <p>{message.text}</p>
      <button>Reply</button>
      <ul>
        {message.replies.map((reply: never) => (
          <ThreadTab message={reply} />
        ))}
      </ul>
    </li>
  );
}

export function Sidebar() {
  const [threads, setThreads] = useState<[]>([]);
  useEffect(() => {
    fetch('/threads').then(async (answer) => setThreads(await answer.json()));
  }, []);
  return (
    <aside>
      <nav aria-label="Main">
        <NavLink to="/">Start</NavLink>
        <NavGroup items={navigation} />
      </nav>
      <footer aria-label="Site map">
        <SiteMap entries={navigation} />
      </footer>
      <ul aria-label="Threads">
        {threads.map((message) => (
          <ThreadTab message={message} />
        ))}
      </ul>
    </aside>
  );
}
