import { mount } from 'svelte';
import App from './App.svelte';
import './first.ts';
import './page.css';

mount(App, { target: document.getElementById('page')! });
