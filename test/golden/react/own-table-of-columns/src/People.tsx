import { useQuery } from '@tanstack/react-query';
import { Access } from './Access';
import { Table } from './Table';

function RemovePerson({ id }: { id: string }) {
  return (
    <Access roles={['admin']}>
      <button onClick={() => fetch(`/people/${id}`, { method: 'DELETE' })}>Remove person</button>
    </Access>
  );
}

export function People() {
  const people = useQuery({ queryKey: ['people'], queryFn: () => fetch('/people').then((answer) => answer.json()) });
  return (
    <Table
      rows={people.data ?? []}
      columns={[
        { title: 'Name', field: 'name' },
        {
          title: 'Profile',
          field: 'id',
          Cell({ entry: { id } }) {
            return <a href={`/people/${id}`}>Open profile</a>;
          },
        },
        { title: 'Mail', field: 'mail', render: (person) => <button onClick={() => write(person.mail)}>Write to</button> },
        {
          title: '',
          field: 'id',
          Cell({ entry: { id } }) {
            return <RemovePerson id={id} />;
          },
        },
      ]}
    />
  );
}

function write(mail: string) {
  window.open(`mailto:${mail}`);
}
