export const mail = {
  confirm: {
    title: 'Is this your address?',
    about: 'Then you will be told by mail when it is your turn.',
    go: 'Yes, write to me',
    done: 'From now on we write to you when it is your turn.',
  },
  stop: {
    title: 'No more mails',
    about: 'You will not be told by mail any more that it is your turn.',
    go: 'No more mails',
    done: 'Done. No more mails will come.',
  },
  bad: 'There is no link of ours in this address.',
};
