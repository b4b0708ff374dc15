import { mount } from 'svelte';
import App from './App.svelte';
import './page.css';
import { where } from './route.svelte.ts';
import { beginVisit } from './table/opening.ts';

beginVisit(where.route);
mount(App, { target: document.getElementById('page')! });
