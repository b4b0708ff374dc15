// Draws the front of one day over the map: the darker a hex, the more games had it behind the attacker's front.
(function () {
  const data = JSON.parse(document.getElementById('front-data').textContent);
  const canvas = document.getElementById('front-map');
  const slider = document.getElementById('front-day');
  const label = document.getElementById('front-label');
  const context = canvas.getContext('2d');
  const image = new Image();
  const radius = data.pixels / Math.sqrt(3) + 0.5;
  function hexagon(x, y) {
    context.beginPath();
    for (let i = 0; i < 6; i++) {
      const angle = (Math.PI / 3) * i + (data.turned ? Math.PI / 6 : 0);
      context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    }
    context.closePath();
  }
  function draw() {
    const day = data.days[slider.value];
    context.drawImage(image, 0, 0);
    for (let hex = 0; hex < day.share.length; hex++) {
      if (!day.share[hex]) continue;
      hexagon(data.centers[2 * hex], data.centers[2 * hex + 1]);
      context.fillStyle = 'rgba(124, 45, 28, ' + (0.55 * day.share[hex]) / 100 + ')';
      context.fill();
    }
    context.strokeStyle = '#123a6b';
    context.lineWidth = 3;
    for (const [x1, y1, x2, y2] of day.history || []) {
      context.beginPath();
      context.moveTo(x1, y1);
      context.lineTo(x2, y2);
      context.stroke();
    }
    label.textContent = day.name + (day.history ? ' (blue: the line of history' + (day.historyDay ? ' on ' + day.historyDay : '') + ')' : '');
    slider.setAttribute('aria-valuetext', label.textContent);
  }
  slider.max = data.days.length - 1;
  slider.value = slider.max;
  slider.addEventListener('input', draw);
  image.onload = draw;
  image.src = data.image;
})();
