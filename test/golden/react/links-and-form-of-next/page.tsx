import Form from 'next/form';
import Link from 'next/link';

export default function Page() {
  return (
    <main>
      <Form action="/search">
        <input name="query" placeholder="Search products" />
        <button type="submit">Submit</button>
      </Form>
      <Link href="/dashboard">Dashboard</Link>
      <Link href={{ pathname: '/about', query: { name: 'test' } }}>About</Link>
      <Link href="/dashboard" replace>
        Dashboard, replaced
      </Link>
    </main>
  );
}
