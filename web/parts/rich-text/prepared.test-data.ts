/** Pieces of a text as an editor writes them, and as `prepareRichText` leaves them for the page. */
export const video = {
  written: '<iframe src="https://www.youtube.com/embed/abc" title="The bay"></iframe>',
  prepared: (look: 'video' | 'video video--compact') =>
    `<a class="${look}" href="https://www.youtube.com/watch?v=abc" data-video="https://www.youtube.com/embed/abc" target="_blank" rel="noopener noreferrer"><span class="video__name">The bay</span></a>`,
};

export const tooltip = {
  written: '<abbr title="Bed &amp; breakfast">BB</abbr>',
  prepared:
    '<span class="tip" tabindex="0" aria-describedby="tip-1">BB<span class="tip__text" role="tooltip" id="tip-1">Bed &amp; breakfast</span></span>',
};

/** Sections, anchors and ids stay as they are. */
export const sections =
  '<p><a href="#rules">To the rules</a></p><details id="outer"><summary>Documents</summary><details id="inner"><summary>Visas</summary><p id="rules">Ninety days</p></details></details>';
