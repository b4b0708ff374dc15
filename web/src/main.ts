import { mount } from 'svelte';
import App from './App.svelte';
import './first.ts';
import './page.css';
import './table.css';

mount(App, { target: document.getElementById('page')! });
