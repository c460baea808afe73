import { Link, Route, Routes } from 'react-router-dom';

import { SettingsForm } from './SettingsForm';

function ProjectName({ project }) {
  const rename = async (name: string) => {
    await fetch(`/api/projects/${project.id}`, { method: 'PATCH', body: JSON.stringify({ name }) });
  };
  return (
    <SettingsForm title="Project name" onSave={rename}>
      <label>
        Name <input name="name" required />
      </label>
    </SettingsForm>
  );
}

function DeleteProject({ project }) {
  return (
    <button type="button" onClick={() => fetch(`/api/projects/${project.id}`, { method: 'DELETE' })}>
      Delete project
    </button>
  );
}

export function Settings({ project, isAdmin }) {
  const sections = [
    {
      name: 'General',
      slug: 'general',
      element: (
        <>
          {isAdmin && <ProjectName project={project} />}
          <p>Changes are seen by everyone.</p>
        </>
      ),
    },
    { name: 'Danger zone', slug: 'danger', element: isAdmin && <DeleteProject project={project} /> },
  ];
  const shown = sections.filter((section) => Boolean(section.element));
  return (
    <main>
      <nav>
        {shown.map((section) => (
          <Link key={section.slug} to={section.slug}>
            {section.name}
          </Link>
        ))}
      </nav>
      <Routes>
        {shown.map((section) => (
          <Route key={section.slug} path={section.slug} element={section.element} />
        ))}
      </Routes>
    </main>
  );
}
