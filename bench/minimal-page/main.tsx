// The yardstick for the weight of the first page: the least that React and a router can be.
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the application.');

createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Link to="/second">Second</Link>} />
      <Route path="/second" element={<Link to="/">First</Link>} />
    </Routes>
  </BrowserRouter>,
);
