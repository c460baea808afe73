import { useNavigate } from 'react-router';

export function Cards({ recipes }: { recipes: { id: string; title: string }[] }) {
  const navigate = useNavigate();
  return (
    <div className="cards">
      {recipes.map((recipe) => (
        <article key={recipe.id} onClick={() => navigate(`/recipes/${recipe.id}`)}>
          <h3>{recipe.title}</h3>
          <button
            aria-label="Save recipe"
            onClick={(event) => {
              event.stopPropagation();
              fetch(`/saved/${recipe.id}`, { method: 'PUT' });
            }}
          >
            ♥
          </button>
        </article>
      ))}
    </div>
  );
}
