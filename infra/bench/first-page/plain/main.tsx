import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

/** A page that uses the application's libraries without any design: a heading, a search and cards, or a list of jobs. */

interface Job {
  id: string;
  title: string;
  address: string;
  price: number;
}

function Jobs({ count }: { count: number }) {
  const { data = [] } = useQuery({
    queryKey: ['jobs', count],
    queryFn: async (): Promise<Job[]> => (await fetch(`/api/jobs?count=${count}`)).json(),
  });
  return (
    <ul>
      {data.map(({ id, title, address, price }) => (
        <li key={id}>
          <Link to={`/jobs/${id}`}>{title}</Link>
          <p>{address}</p>
          <b>${price}</b>
        </li>
      ))}
    </ul>
  );
}

const Landing = () => (
  <main>
    <h1>Solar work, matched with the right crew</h1>
    <p>Retailers post installations. Accredited installers near the site apply for them.</p>
    <form>
      <input aria-label="Suburb" placeholder="Suburb" /> <button type="submit">Search</button>
    </form>
    <Jobs count={12} />
  </main>
);

const Dashboard = () => (
  <main>
    <h1>Dashboard</h1>
    <Jobs count={50} />
  </main>
);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<Landing />} />
          <Route path="/dashboard" element={<Dashboard />} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>,
  );
